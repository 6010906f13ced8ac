import type { HrTime } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import * as z from 'zod/mini';
import type { Metrics } from '../metrics/metrics.ts';

/** The types of prom-client name neither the types of metrics nor the parts of histograms as they are. */
const MetricValues = z.array(
  z.object({
    name: z.string(),
    help: z.string(),
    type: z.enum(['counter', 'gauge', 'histogram']),
    values: z.array(
      z.object({
        value: z.union([z.number(), z.nan()]),
        labels: z.record(z.string(), z.union([z.string(), z.number()])),
        metricName: z.optional(z.string()),
      }),
    ),
  }),
);
type Metric = z.infer<typeof MetricValues>[number];

const toTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];

/** Converts the metrics of Prometheus to those of OpenTelemetry, so that both have the same names and values. */
export const metricProducer = (metrics: Pick<Metrics, 'readValues'>): MetricProducer => ({
  async collect() {
    const time = { startTime: toTime(performance.timeOrigin), endTime: toTime(Date.now()) };
    const found = MetricValues.parse(await metrics.readValues());
    const scopeMetrics = [
      { scope: { name: 'norholt' }, metrics: found.map((metric) => convert(metric, time)) },
    ];
    return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
  },
});

type Time = Pick<DataPoint<number>, 'startTime' | 'endTime'>;

function convert(metric: Metric, time: Time): MetricData {
  const shared = {
    descriptor: { name: metric.name, description: metric.help, unit: '', valueType: 1 },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (metric.type === 'histogram') {
    return { ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(metric, time) };
  }
  const dataPoints = metric.values
    .filter(({ value }) => !Number.isNaN(value))
    .map(({ labels, value }) => ({ ...time, attributes: labels, value }));
  return metric.type === 'counter'
    ? { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...shared, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** Prometheus counts a value in each bucket that is large enough, OpenTelemetry only in the smallest. */
function histogramsOf({ name, values }: Metric, time: Time): DataPoint<Histogram>[] {
  const points = new Map<string, DataPoint<Histogram>>();
  for (const { labels, value, metricName } of values) {
    const { le, ...attributes } = labels;
    const key = JSON.stringify(attributes);
    const empty: Histogram = { buckets: { boundaries: [], counts: [] }, sum: 0, count: 0 };
    const point = points.get(key) ?? { ...time, attributes, value: empty };
    points.set(key, point);
    const { buckets } = point.value;
    if (metricName === `${name}_sum`) point.value.sum = value;
    else if (metricName === `${name}_count`) point.value.count = value;
    else {
      if (typeof le === 'number') buckets.boundaries.push(le);
      buckets.counts.push(value - buckets.counts.reduce((sum, count) => sum + count, 0));
    }
  }
  return [...points.values()];
}
