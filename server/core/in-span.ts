import { SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';

/**
 * Runs a request to another service in a span of the current trace. Without telemetry it only runs it. Attributes must contain no
 * values of users. Neither do errors: their messages are left out.
 */
export const inSpan = <Result>(
  name: string,
  attributes: Attributes,
  run: () => Promise<Result>,
): Promise<Result> =>
  trace.getTracer('norholt').startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
