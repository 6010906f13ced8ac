import * as m from '#messages/picture-faults.js';
import * as texts from '#messages/imports.js';
import type { Log } from '../../core/log.ts';
import { Problem } from '../../core/problem.ts';
import type { Database, Queries } from '../../db/connect.ts';
import type { EncodeImage } from '../../images/encode-worker.ts';
import { UnreadablePicture, type FetchPicture } from '../../images/fetch-picture.ts';
import { nameAt } from '../../images/image-address.ts';
import { storeImage, type StoreImageDeps } from '../../images/store-image.ts';
import { findUpload } from '../../images/uploads.ts';
import { isSame, type Values } from '../kind.ts';
import { kinds } from '../kinds/kinds.ts';
import type { CellFault } from '../read-cells.ts';
import { findRun } from '../stored-run.ts';
import { pictureFault } from './plan-pictures.ts';
import type { PictureValue } from './picture-value.ts';

export interface PictureDeps extends StoreImageDeps {
  db: Database;
  log: Pick<Log, 'warn'>;
  encodeImage: EncodeImage;
  fetchPicture: FetchPicture;
}

/** Pictures that are read at a time, by all processes together. */
const atOnce = 4;

/** Attempts at a picture that the shop cannot store, a minute apart, or whose process was killed. */
const maxAttempts = 5;

/** Longer than a picture may take. */
const lease = `now() + interval '2 minutes'`;

const waits = 'image IS NULL AND NOT is_failed';

/** An SQL condition: the state of a run whose pictures are loaded. */
const isImported = `state IN ('done', 'publishing')`;

interface Claimed {
  importId: string;
  source: string;
  digest: string | null;
  attempts: number;
}

/** Starts with 'imports'. */
const claimLock = 0x696d_706f;

export type PictureLoader = ReturnType<typeof createPictureLoader>;

/**
 * Reads the pictures that imported parts wait for, stores them, and gives each part its pictures in one transaction, when the last
 * of them is there or has failed. A process can be killed at any time: what it was reading is read again after its lease. A
 * picture that several parts of a run name is read once.
 */
export function createPictureLoader(deps: PictureDeps) {
  const { db, log, config } = deps;
  /** One at a time, so that an admin who uploads a picture waits for one of an import only. */
  let encoding: Promise<unknown> = Promise.resolve();

  /** Takes the next picture, unless enough are being read. */
  const claim = (): Promise<Claimed | undefined> =>
    db.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [claimLock]);
      const { rows } = await tx.query<Claimed>(
        `UPDATE import_pictures SET leased_until = ${lease}, attempts = attempts + 1
          WHERE ${waits} AND (import_id, md5(source), source) = (
            SELECT import_id, md5(source), source FROM import_pictures
             WHERE ${waits} AND (leased_until IS NULL OR leased_until < now())
               AND import_id IN (SELECT id FROM imports WHERE ${isImported})
               AND (SELECT count(DISTINCT (import_id, source)) FROM import_pictures WHERE ${waits} AND leased_until >= now()) < ${atOnce}
             ORDER BY import_id, group_row, position LIMIT 1)
         RETURNING import_id AS "importId", source, digest, attempts`,
      );
      return rows[0];
    });

  /** Returns the URL of a picture of the shop with the same bytes. */
  async function findStored(digest: string): Promise<string | undefined> {
    const { rows } = await db.query<{ image: string }>(
      'SELECT DISTINCT image FROM part_image_sources WHERE digest = $1 LIMIT 5',
      [digest],
    );
    for (const { image } of rows) {
      const name = nameAt(config, image);
      if (name === null || (await findUpload(db, name)) !== undefined) return image;
    }
    return undefined;
  }

  async function bytesOf({ importId, source, digest }: Claimed): Promise<Uint8Array> {
    if (digest === null) return deps.fetchPicture(source);
    const { rows } = await db.query<{ bytes: Buffer }>(
      'SELECT bytes FROM import_files WHERE import_id = $1 AND digest = $2 AND bytes IS NOT NULL LIMIT 1',
      [importId, digest],
    );
    if (!rows[0]) throw new UnreadablePicture(m.noFile());
    return new Uint8Array(rows[0].bytes);
  }

  /** Returns the URL of the picture in the shop. Throws `UnreadablePicture`, or what `storeImage` throws. */
  async function load(claimed: Claimed): Promise<string> {
    const stored = claimed.digest === null ? undefined : await findStored(claimed.digest);
    if (stored !== undefined) return stored;
    const bytes = await bytesOf(claimed);
    const encoded = encoding.then(() => deps.encodeImage(bytes));
    encoding = encoded.catch(() => undefined);
    return storeImage(deps, await encoded);
  }

  /** The fault of a picture. Undefined: the shop could not store it, and tries again. */
  function faultOf({ importId, source, digest, attempts }: Claimed, error: unknown): CellFault | undefined {
    if (error instanceof UnreadablePicture)
      return pictureFault(source, error.message, digest === null ? m.address() : m.noFileHint());
    if (error instanceof Problem && error.status < 500)
      return pictureFault(source, error.message, m.format());
    log.warn({ error, importId }, 'a picture of an import was not stored');
    return attempts < maxAttempts ? undefined : pictureFault(source, m.serverFault(), m.again());
  }

  /** Ends the wait of all parts of the run for a picture. Nothing if the run is being undone, or another process was faster. */
  const settle = ({ importId, source }: Claimed, image: string | null, fault?: CellFault): Promise<void> =>
    db.transaction(async (tx) => {
      const { rowCount } = await tx.query(
        `SELECT FROM imports WHERE id = $1 AND ${isImported} FOR NO KEY UPDATE`,
        [importId],
      );
      if (rowCount === 0) return;
      const { rows } = await tx.query<{ groupRow: number }>(
        `UPDATE import_pictures SET image = $3, is_failed = $3::text IS NULL
          WHERE import_id = $1 AND md5(source) = md5($2) AND source = $2 AND ${waits} RETURNING group_row AS "groupRow"`,
        [importId, source, image],
      );
      if (rows.length === 0) return;
      const groupRows = rows.map(({ groupRow }) => groupRow);
      if (fault) await addFault(tx, importId, groupRows, source, fault);
      await finishParts(tx, importId, groupRows);
      await tx.query('UPDATE imports SET pictures_done = pictures_done + $2 WHERE id = $1', [
        importId,
        rows.length,
      ]);
    });

  /** Gives the parts of groups their pictures, if none of them waits any more. */
  async function finishParts(tx: Queries, importId: string, groupRows: readonly number[]): Promise<void> {
    const { rows } = await tx.query<{
      groupRow: number;
      part: string;
      after: Values;
      pictures: PictureValue[];
    }>(
      `SELECT import_pictures.group_row AS "groupRow", part_id AS part, after,
           coalesce(json_agg(json_build_object('image', image, 'alt', alt, 'source', source, 'digest', digest)
             ORDER BY position) FILTER (WHERE image IS NOT NULL), '[]') AS pictures
         FROM import_pictures JOIN import_changes USING (import_id, group_row)
        WHERE import_id = $1 AND import_pictures.group_row = ANY($2) AND import_changes.state = 'done'
        GROUP BY import_pictures.group_row, part_id, after HAVING NOT bool_or(${waits}) ORDER BY part_id`,
      [importId, groupRows],
    );
    const { userId, startedBy } = await findRun(tx, importId);
    const actor = { userId, call: 'POST /import-steps', requestId: importId };
    for (const { groupRow, part, after, pictures } of rows) {
      const read = async () => (await kinds.parts.read(tx, [part])).get(part)?.['pictures'];
      const now = await read();
      if (now === undefined || pictures.length === 0 || isSame(now, pictures)) continue;
      if (!isSame(now, after['pictures'])) {
        const names = pictures.map(({ source }) => source).join(' | ');
        await addFault(tx, importId, [groupRow], names, pictureFault(names, texts.changedSince(), m.again()));
        continue;
      }
      await kinds.parts.write({ tx, config, actor, statedBy: startedBy, email: '' }, [
        { thing: 'part', object: part, before: { pictures: now }, after: { pictures } },
      ]);
      await tx.query(
        `UPDATE import_changes SET before = before || jsonb_build_object('pictures', $3::jsonb),
             after = after || jsonb_build_object('pictures', $4::jsonb) WHERE import_id = $1 AND group_row = $2`,
        [importId, groupRow, JSON.stringify(now), JSON.stringify(await read())],
      );
    }
  }

  /** Reads one picture. Returns false if none waits. */
  async function loadOne(): Promise<boolean> {
    const claimed = await claim();
    if (!claimed) return false;
    try {
      await settle(claimed, await load(claimed));
    } catch (error) {
      const fault = faultOf(claimed, error);
      if (fault) await settle(claimed, null, fault);
      else await putOff(claimed);
    }
    return true;
  }

  const putOff = ({ importId, source }: Claimed) =>
    db.query(
      `UPDATE import_pictures SET leased_until = now() + interval '1 minute'
        WHERE import_id = $1 AND md5(source) = md5($2) AND source = $2 AND ${waits}`,
      [importId, source],
    );

  return {
    /** Reads pictures, and begins no more after `ms`. */
    async run(ms: number): Promise<void> {
      const { rowCount } = await db.query(`SELECT FROM import_pictures WHERE ${waits} LIMIT 1`);
      if (rowCount === 0) return;
      const until = Date.now() + ms;
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (Date.now() < until && (await loadOne()));
        }),
      );
    },
  };
}

/** Adds a fault to the row of each group that names the picture. */
async function addFault(
  tx: Queries,
  importId: string,
  groupRows: readonly number[],
  source: string,
  fault: CellFault,
): Promise<void> {
  const { columns } = await findRun(tx, importId);
  const at = columns.findIndex(({ field }) => field === 'pictures');
  await tx.query(
    `UPDATE import_rows SET faults = faults || $5::jsonb WHERE import_id = $1 AND row IN (
       SELECT DISTINCT ON (group_row) row FROM import_rows WHERE import_id = $1 AND group_row = ANY($2)
        ORDER BY group_row, strpos(cells ->> $3::int, $4) = 0, row)`,
    [importId, groupRows, at, source, JSON.stringify([{ ...fault, column: columns[at]?.heading ?? '' }])],
  );
}
