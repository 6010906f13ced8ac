import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { actionLimits, type Action } from '../core/limits.ts';
import type { Database } from '../db/connect.ts';
import { countStuckMails } from '../mails/mail-queue.ts';
import { isFirstOfMail } from '../mails/same-mail.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The server's Prometheus metrics. Labels contain patterns and names, never input. `withProcess` adds memory, event loop
 * and garbage collection of the process.
 */
export function createMetrics(db: Pick<Database, 'connections' | 'query'>, { withProcess = false } = {}) {
  const register = new Registry();
  if (withProcess) {
    collectDefaultMetrics({ register });
    // Older names of other gauges. Only counters may end in `_total`.
    for (const kind of ['handles', 'requests', 'resources']) {
      register.removeSingleMetric(`nodejs_active_${kind}_total`);
    }
  }
  const named = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) => {
    return { name, help, labelNames, registers: [register] };
  };

  const requests = new Histogram({
    ...named(
      'norholt_http_request_duration_seconds',
      'Duration of HTTP requests, by route pattern.',
      'route',
      'method',
      'status',
    ),
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  });
  const jobs = new Histogram({
    ...named('norholt_job_duration_seconds', 'Duration of background jobs, by outcome.', 'name', 'outcome'),
    buckets: [0.01, 0.1, 1, 10, 60],
  });
  const events = new Counter(
    named(
      'norholt_webhook_events_total',
      'Signed webhook events received from the payment provider.',
      'type',
    ),
  );
  const unknownIntents = new Counter(
    named(
      'norholt_unknown_payment_intents_total',
      'PaymentIntents of the shop that the payment provider did not know.',
    ),
  );

  const shopLimits = new Counter(
    named(
      'norholt_shop_limit_exceeded_total',
      'Periods in which the whole shop exceeded the limit of an action.',
      'action',
    ),
  );
  for (const [action, limit] of Object.entries(actionLimits))
    if ('shop' in limit) shopLimits.inc({ action }, 0);

  const vitals = new Histogram({
    ...named('norholt_web_vital_seconds', 'Web vitals of visits, by route pattern.', 'name', 'route'),
    // Among them the limits of "good" and "poor" of each.
    buckets: [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 3, 4, 10],
  });
  const layoutShift = new Histogram({
    ...named('norholt_layout_shift_score', 'Cumulative layout shift of visits, by route pattern.', 'route'),
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
  });

  const pool = new Gauge(
    named(
      'norholt_database_connections',
      'Connections of the pool: in use, idle, and requests waiting for one.',
      'state',
    ),
  );
  const isUp = new Gauge(named('norholt_database_up', '1 when the database responded to this scrape.'));
  const imageStore = new Gauge(
    named('norholt_image_store_up', '1 when the last check could store an image.'),
  );
  // Not 0 before the first check.
  imageStore.remove();
  const reservations = new Gauge(named('norholt_open_reservations', 'Unpaid orders with reserved stock.'));
  const refunds = new Gauge(
    named(
      'norholt_refund_jobs',
      'Refunds that are open, or refused by the provider so that a person must make them.',
      'state',
    ),
  );

  const openMails = new Gauge(named('norholt_mails_open', 'Mails that are not sent yet.'));
  const failedMails = new Gauge(
    named('norholt_mails_failed', 'Mails of the last 24 hours that were given up.'),
  );
  const oldestMail = new Gauge(
    named('norholt_mails_oldest_open_seconds', 'Age of the oldest mail that is not sent yet; 0 for none.'),
  );

  const stuckMails = new Gauge(
    named(
      'norholt_mails_stuck_recipients',
      'Recipients of mails that wait for more than 15 minutes, or failed in the last 24 hours, by the cause of the last attempt.',
      'state',
      'cause',
    ),
  );

  const lastBackup = new Gauge(
    named(
      'norholt_last_backup_timestamp_seconds',
      'When db:backup last succeeded, as a Unix time; 0 for never.',
    ),
  );

  async function collect(): Promise<void> {
    const { total, idle, waiting } = db.connections();
    pool.set({ state: 'in use' }, total - idle);
    pool.set({ state: 'idle' }, idle);
    pool.set({ state: 'waiting' }, waiting);
    try {
      const { rows } = await db.query<{
        reserved: number;
        open: number;
        refused: number;
        backedUpAt: Date | null;
        openMails: number;
        failedMails: number;
        oldestMail: number;
      }>(
        `SELECT (SELECT count(*) FROM orders WHERE stock_state = 'reserved') AS reserved,
                (SELECT count(*) FROM refund_jobs WHERE state = 'open') AS open,
                (SELECT count(*) FROM refund_jobs WHERE state = 'refused') AS refused,
                (SELECT backed_up_at FROM environment_mark) AS "backedUpAt",
                (SELECT count(*) FROM mails WHERE state = 'open' AND ${isFirstOfMail('mails')}) AS "openMails",
                (SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 FROM mails
                  WHERE state = 'open' AND held_at IS NULL) AS "oldestMail",
                (SELECT count(*) FROM mails WHERE state = 'failed'
                  AND next_attempt_at > now() - interval '1 day' AND ${isFirstOfMail('mails')}) AS "failedMails"`,
      );
      isUp.set(1);
      reservations.set(rows[0]?.reserved ?? 0);
      refunds.set({ state: 'open' }, rows[0]?.open ?? 0);
      refunds.set({ state: 'refused' }, rows[0]?.refused ?? 0);
      openMails.set(rows[0]?.openMails ?? 0);
      failedMails.set(rows[0]?.failedMails ?? 0);
      oldestMail.set(rows[0]?.oldestMail ?? 0);
      for (const { state, cause, recipients } of await countStuckMails(db))
        stuckMails.set({ state, cause }, recipients);
      lastBackup.set((rows[0]?.backedUpAt?.getTime() ?? 0) / 1000);
    } catch {
      // The other metrics stay available. Old counts would look like current ones.
      isUp.set(0);
      reservations.remove();
      refunds.reset();
      for (const gauge of [openMails, failedMails, oldestMail]) gauge.remove();
      lastBackup.remove();
    }
  }

  return {
    contentType: register.contentType,
    /** Records a request; `route` is the route pattern. */
    request: (route: string, method: string, status: number, seconds: number) =>
      requests.observe({ route, method, status }, seconds),
    /** Starts the counts of a job at 0, because an increase needs an earlier value. */
    expectJob(name: string) {
      jobs.zero({ name, outcome: 'done' });
      jobs.zero({ name, outcome: 'failed' });
    },
    // Not `job`: Prometheus adds a label of that name.
    job: (name: string, outcome: 'done' | 'failed', seconds: number) =>
      jobs.observe({ name, outcome }, seconds),
    imageStore: (isImageStoreUp: boolean) => imageStore.set(isImageStoreUp ? 1 : 0),
    /** Records a visit. `CLS` is a score, all others are ms. */
    vitals(route: string, { CLS, ...times }: Readonly<Record<string, number | undefined>>) {
      if (CLS !== undefined) layoutShift.observe({ route }, CLS);
      for (const [name, time] of Object.entries(times)) {
        if (time !== undefined) vitals.observe({ name, route }, time / 1000);
      }
    },
    shopLimit: (action: Action) => shopLimits.inc({ action }),
    webhookEvent: (type: string) => events.inc({ type }),
    /** Counts a PaymentIntent of the shop that the provider does not know. */
    unknownIntent: () => unknownIntents.inc(),
    /** Returns the values of all metrics, with current counts from the database. */
    async readValues() {
      await collect();
      return register.getMetricsAsJSON();
    },
    /** Returns all metrics in the Prometheus text format, with current counts from the database. */
    async read() {
      await collect();
      return register.metrics();
    },
  };
}
