# One image for every process of the fleet; the command picks the process (see compose.yaml).
FROM python:3.11-slim AS build
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE NOTICE ./
COPY pipeline pipeline
COPY classifiers classifiers
COPY judge judge
COPY infra infra
COPY workers workers
COPY examples examples
RUN python -m venv /opt/memform \
 && /opt/memform/bin/pip install --no-cache-dir --constraint constraints.txt '.[embedded,telemetry]'

FROM python:3.11-slim
COPY --from=build /opt/memform /opt/memform
ENV PATH=/opt/memform/bin:$PATH OMP_NUM_THREADS=1 PYTHONUNBUFFERED=1 PYTHONSAFEPATH=1
RUN useradd --system --create-home memform
USER memform
WORKDIR /home/memform
CMD ["memform", "doctor"]
