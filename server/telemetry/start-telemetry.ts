import { context, propagation, trace } from '@opentelemetry/api';
import type { Metrics } from '../metrics/metrics.ts';

/**
 * Sends traces and metrics to an OpenTelemetry collector, by OTLP over HTTP. `endpoint` is its base URL. The SDK loads here, so a
 * server without telemetry does not have it in memory. The SDK reads further variables such as OTEL_TRACES_SAMPLER itself.
 */
export async function startTelemetry(
  endpoint: string,
  metrics: Pick<Metrics, 'readValues'>,
): Promise<{ stop(): Promise<void> }> {
  const [tracing, metering, resources, { OTLPTraceExporter }, { OTLPMetricExporter }, { metricProducer }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/sdk-metrics'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/exporter-metrics-otlp-http'),
      import('./metric-producer.ts'),
    ]);
  const url = (signal: string) => `${endpoint.replace(/\/+$/, '')}/v1/${signal}`;
  const resource = resources
    .defaultResource()
    .merge(resources.resourceFromAttributes({ 'service.name': 'norholt' }))
    .merge(resources.detectResources({ detectors: [resources.envDetector] }));
  const tracerProvider = new tracing.NodeTracerProvider({
    resource,
    spanProcessors: [new tracing.BatchSpanProcessor(new OTLPTraceExporter({ url: url('traces') }))],
  });
  tracerProvider.register();
  const reader = new metering.PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: url('metrics') }),
    metricProducers: [metricProducer(metrics)],
  });
  const meterProvider = new metering.MeterProvider({ resource, readers: [reader] });
  return {
    /** Sends what is left. A collector that is down does not matter. */
    async stop() {
      await Promise.allSettled([tracerProvider.shutdown(), meterProvider.shutdown()]);
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}
