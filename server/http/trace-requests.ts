import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../core/env.ts';

/**
 * Runs each request in a span, in the trace that its `traceparent` header names. The span has the route pattern, because paths
 * and queries contain what users type. Does nothing without telemetry.
 */
export const traceRequests = createMiddleware<AppEnv>((c, next) => {
  const { method } = c.req;
  const parent = propagation.extract(context.active(), c.req.header());
  const tracer = trace.getTracer('norholt');
  return tracer.startActiveSpan(method, { kind: SpanKind.SERVER }, parent, async (span) => {
    await next();
    const { status } = c.res;
    span.updateName(`${method} ${c.req.routePath}`);
    span.setAttributes({
      'http.request.method': method,
      'http.route': c.req.routePath,
      'http.response.status_code': status,
      'norholt.request_id': c.var.requestId,
    });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
});
