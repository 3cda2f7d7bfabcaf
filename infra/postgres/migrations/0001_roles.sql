-- Three roles that nobody logs in as, the schema they share, and the rule that keeps workspaces apart.
-- Runs as the login; every later migration runs as memform_owner.

DO $$
DECLARE
    role_name text;
BEGIN
    FOREACH role_name IN ARRAY ARRAY['memform_owner', 'memform_app', 'memform_maintenance'] LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS', role_name);
        END IF;
        -- Even a superuser is made a member, so that a login who loses that attribute keeps working.
        IF NOT EXISTS (
            SELECT FROM pg_auth_members
            WHERE roleid = role_name::regrole AND member = current_user::regrole AND set_option
        ) THEN
            EXECUTE format('GRANT %I TO %I', role_name, current_user);
        END IF;
    END LOOP;
END
$$;

CREATE SCHEMA IF NOT EXISTS memform AUTHORIZATION memform_owner;
GRANT USAGE ON SCHEMA memform TO memform_app, memform_maintenance;

-- pgvector is not a trusted extension: on a server where the login is no superuser, an administrator installs it once.
CREATE EXTENSION IF NOT EXISTS vector SCHEMA memform;
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA memform;
CREATE EXTENSION IF NOT EXISTS btree_gin SCHEMA memform;

SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE TABLE migrations (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT migrations_checksum_is_sha256 CHECK (checksum ~ '^[0-9a-f]{64}$')
);
GRANT SELECT ON migrations TO memform_app, memform_maintenance;

-- The workspace of this transaction, NULL when nobody set it; and NULL equals nothing.
CREATE FUNCTION workspace() RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('memform.workspace', true), '');

-- For functions that run with the owner's eyes: they answer for the transaction's own workspace or not at all.
CREATE FUNCTION require_workspace(wanted text) RETURNS void
LANGUAGE plpgsql STABLE PARALLEL SAFE
AS $$
BEGIN
    IF wanted IS NULL OR wanted IS DISTINCT FROM memform.workspace() THEN
        RAISE EXCEPTION 'this transaction is not in the workspace it asks about'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
END
$$;

-- Every table with a workspace_id is protected by this one definition.
CREATE PROCEDURE protect(target regclass)
LANGUAGE plpgsql
AS $$
BEGIN
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
    EXECUTE format(
        'CREATE POLICY own_workspace ON %s TO memform_app '
        'USING (workspace_id = (SELECT memform.workspace())) '
        'WITH CHECK (workspace_id = (SELECT memform.workspace()))', target);
    EXECUTE format(
        'CREATE POLICY every_workspace ON %s TO memform_owner, memform_maintenance '
        'USING (true) WITH CHECK (true)', target);
END
$$;
REVOKE ALL ON PROCEDURE protect(regclass) FROM PUBLIC;

-- For tables whose rows are never changed once written.
CREATE FUNCTION refuse_update() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
    RAISE EXCEPTION 'a row of % is never changed; write a new one', TG_TABLE_NAME
        USING ERRCODE = 'object_not_in_prerequisite_state';
END
$$;
