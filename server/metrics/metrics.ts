import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/connect.ts';

/** What the server counts of itself while it runs. Labels hold patterns and names, never what somebody sent. */
export interface Metrics {
  /** One answered request; `route` is the pattern that it met. */
  request(route: string, method: string, status: number, seconds: number): void;
  job(name: string, outcome: 'done' | 'failed', seconds: number): void;
  webhookEvent(type: string): void;
  /** The provider did not know a PaymentIntent that the shop created. */
  unknownIntent(): void;
  /** Everything in the text format of Prometheus, with what the database holds right now. */
  read(): Promise<string>;
  readonly contentType: string;
}

export interface MetricsOptions {
  /** Whether memory, event loop and garbage collection of the process are watched as well. */
  withProcess?: boolean;
}

export function createMetrics(
  db: Pick<Database, 'connections' | 'query'>,
  { withProcess = false }: MetricsOptions = {},
): Metrics {
  const register = new Registry();
  const registers = [register];
  if (withProcess) collectDefaultMetrics({ register });

  const requests = new Histogram({
    name: 'norholt_http_request_duration_seconds',
    help: 'Time until a request was answered, by the pattern of its route.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers,
  });
  const jobs = new Histogram({
    name: 'norholt_job_duration_seconds',
    help: 'Runs of the background jobs, and how they ended.',
    labelNames: ['job', 'outcome'] as const,
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  });
  const events = new Counter({
    name: 'norholt_webhook_events_total',
    help: 'Signed events of the payment provider that came in.',
    labelNames: ['type'] as const,
    registers,
  });
  const unknownIntents = new Counter({
    name: 'norholt_unknown_payment_intents_total',
    help: 'Times that the payment provider did not know a PaymentIntent that the shop created.',
    registers,
  });

  const pool = new Gauge({
    name: 'norholt_database_connections',
    help: 'Connections of the pool: in use, idle, and requests that wait for one.',
    labelNames: ['state'] as const,
    registers,
  });
  const isUp = new Gauge({
    name: 'norholt_database_up',
    help: '1 when the database answered this very collection.',
    registers,
  });
  const reservations = new Gauge({
    name: 'norholt_open_reservations',
    help: 'Unpaid orders that hold stock.',
    registers,
  });
  const refunds = new Gauge({
    name: 'norholt_refund_jobs',
    help: 'Money that has to go back: open, or refused by the provider and in need of a person.',
    labelNames: ['state'] as const,
    registers,
  });

  async function collect(): Promise<void> {
    const { total, idle, waiting } = db.connections();
    pool.set({ state: 'in use' }, total - idle);
    pool.set({ state: 'idle' }, idle);
    pool.set({ state: 'waiting' }, waiting);
    try {
      const { rows } = await db.query<{ reserved: number; open: number; refused: number }>(
        `SELECT (SELECT count(*) FROM orders WHERE stock_state = 'reserved') AS reserved,
                (SELECT count(*) FROM refund_jobs WHERE state = 'open') AS open,
                (SELECT count(*) FROM refund_jobs WHERE state = 'refused') AS refused`,
      );
      isUp.set(1);
      reservations.set(rows[0]?.reserved ?? 0);
      refunds.set({ state: 'open' }, rows[0]?.open ?? 0);
      refunds.set({ state: 'refused' }, rows[0]?.refused ?? 0);
    } catch {
      // The rest is worth the more while the database is away; old figures would pass for new ones.
      isUp.set(0);
      reservations.remove();
      refunds.reset();
    }
  }

  return {
    contentType: register.contentType,
    request: (route, method, status, seconds) => requests.observe({ route, method, status }, seconds),
    job: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    webhookEvent: (type) => events.inc({ type }),
    unknownIntent: () => unknownIntents.inc(),
    async read() {
      await collect();
      return register.metrics();
    },
  };
}
