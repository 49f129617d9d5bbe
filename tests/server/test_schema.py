"""The HTTP part against its own OpenAPI description: no request of whatever shape breaks the server."""

from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tests.server.node import Node, Visitor

FEW = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), database=None)


def test_no_request_breaks_the_server(node: Node) -> None:
    described = httpx.get(f"{node.url}/schema/openapi.json").json()
    tried = []
    for found in schemathesis.openapi.from_dict(described).get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        tried.append(operation.label)

        @FEW
        @given(case=operation.as_strategy())
        def request(case: schemathesis.Case[Any]) -> None:
            cookies = dict(Visitor(node, "Анна").web.cookies)
            answer = case.call(base_url=node.url, cookies=cookies)
            assert answer.status_code < 500, answer.text

        request()
    assert "POST /api/tables" in tried
    assert len(tried) > 15
