import { removeOldSessions } from './auth/sessions.ts';
import { removeOldBulkJobs } from './orders/bulk/bulk-jobs.ts';
import { removeOldBasketLines } from './orders/basket.ts';
import { runBulkJobs } from './orders/bulk/run-bulk-jobs.ts';
import type { Config } from './config/config.ts';
import type { Job } from './core/jobs.ts';
import { deleteOldKeys } from './http/idempotency.ts';
import { forgetOldMails, recordLowStock, recordReturnedParts } from './mails/mail-jobs.ts';
import { recordQuestionDigests } from './mails/question-digest.ts';
import type { Mailer } from './mails/send-mails.ts';
import type { ImageStoreCheck } from './images/check-image-store.ts';
import { removeUnusedUploads, type CleanUpDeps } from './images/clean-up.ts';
import { createPictureFetcher } from './images/fetch-picture.ts';
import { createPictureLoader, type PictureDeps } from './import/pictures/load-pictures.ts';
import { createImporter } from './import/run-imports.ts';
import { removeOldImports } from './import/runs.ts';
import { removeOldNetworks } from './orders/reservation-limit.ts';
import { compactCounters } from './orders/compact-counters.ts';
import { releaseLapsed, stockMismatches } from './orders/stock.ts';
import { removeOldDeclines } from './payments/card-declines.ts';
import { deleteForAdmin } from './payments/delete-together.ts';
import { endUnpaidOrders } from './payments/end-unpaid-orders.ts';
import type { PaymentDeps } from './payments/payment-context.ts';
import { removeOldSearches, type SearchLog } from './catalogue/search/search-log.ts';
import { rewriteWords } from './catalogue/search/write-words.ts';
import { reconcile } from './payments/reconcile.ts';

interface JobDeps
  extends PaymentDeps, Omit<CleanUpDeps, 'images'>, Pick<PictureDeps, 'images' | 'encodeImage'> {
  db: PaymentDeps['db'];
  config: PaymentDeps['config'] &
    CleanUpDeps['config'] &
    Pick<Config, 'accessTokenTtlSeconds' | 'imageHosts' | 'mail' | 'publicUrl'>;
  mailer: Pick<Mailer, 'run'>;
  searchLog: Pick<SearchLog, 'write'>;
  imageStoreCheck: Pick<ImageStoreCheck, 'run'>;
}

/** All jobs. Each must be safe to run in several processes at the same time. */
export const jobsOf = (deps: JobDeps): readonly Job[] => [
  ...cleanUps(deps),
  { name: 'compact counters', every: 20_000, run: () => compactCounters(deps.db) },
  {
    name: 'remove unused images',
    every: 60 * 60_000,
    run: async () => void (await removeUnusedUploads(deps)),
  },
  {
    name: 'send mails',
    every: 5_000,
    async run() {
      await recordReturnedParts(deps.db);
      await recordQuestionDigests(deps.db);
      await deps.mailer.run();
    },
  },
  {
    name: 'report low stock',
    every: 60 * 60_000,
    run: () => recordLowStock(deps.db, deps.config, new Date()),
  },
  { name: 'write searches', every: 20_000, run: () => deps.searchLog.write() },
  { name: 'rewrite the words of parts', every: 10 * 60_000, run: rewriteWords(deps.db) },
  { name: 'check the image store', every: 2 * 60_000, run: () => deps.imageStoreCheck.run() },
  {
    name: 'run bulk jobs',
    every: 1_000,
    run: () => runBulkJobs({ ...deps, deleteOrders: deleteForAdmin(deps) }),
  },
  runImports(deps),
  loadPictures(deps),
  {
    name: 'release lapsed reservations',
    every: 30_000,
    async run() {
      await releaseLapsed(deps.db);
    },
  },
  { name: 'end unpaid orders', every: 10 * 60_000, run: () => endUnpaidOrders(deps) },
  { name: 'reconcile', every: 2 * 60_000, run: () => reconcile(deps) },
  {
    name: 'check the stock ledger',
    every: 10 * 60_000,
    async run() {
      for (const part of await stockMismatches(deps.db)) deps.log.error(part, 'stock and ledger disagree');
    },
  },
];

/** ms. A server that stops waits for a run. */
const maxImportTime = 5_000;

function runImports(deps: JobDeps): Job {
  const importer = createImporter(deps);
  return {
    name: 'run imports',
    every: 500,
    run: async () => void (await importer.run(maxImportTime)),
  };
}

function loadPictures(deps: JobDeps): Job {
  const loader = createPictureLoader({ ...deps, fetchPicture: createPictureFetcher() });
  return { name: 'load pictures of imports', every: 1_000, run: () => loader.run(maxImportTime) };
}

/** Each is a job of its own, so that one that fails stops no other. */
const cleanUps = ({ db, config }: Pick<JobDeps, 'db' | 'config'>): readonly Job[] =>
  Object.entries({
    'idempotency keys': () => deleteOldKeys(db),
    sessions: () => removeOldSessions(db, config.accessTokenTtlSeconds),
    networks: () => removeOldNetworks(db),
    'card declines': () => removeOldDeclines(db),
    searches: () => removeOldSearches(db),
    mails: () => forgetOldMails(db),
    'lines of baskets': () => removeOldBasketLines(db),
    'bulk jobs': () => removeOldBulkJobs(db),
    imports: () => removeOldImports(db),
    'rate limits': () => db.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]),
  }).map(([rows, remove]) => ({
    name: `delete old ${rows}`,
    every: 10 * 60_000,
    async run() {
      await remove();
    },
  }));
