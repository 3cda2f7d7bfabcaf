"""Every way a model endpoint can fail, over a real socket, through the real openai and instructor."""

from __future__ import annotations

import importlib.util
import json
import sys
from datetime import timedelta
from pathlib import Path

import pytest
from judge.completer import Answer, Failure, FailureKind, Question
from judge.llm import Endpoint, OpenAICompleter
from judge.reply import Extraction

print()
