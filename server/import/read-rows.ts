import { cellText, dayOrderOf, decimalSignOf } from '#contract/import/cells.ts';
import type { ImportKind } from '#contract/import/kinds.ts';
import { fieldsOf, kindOf, mayBePrices } from '#contract/import/map-columns.ts';
import type { Queries } from '../db/connect.ts';
import { isKept } from '../db/kept-parts.ts';
import { saveFile } from './pictures/picture-files.ts';
import { readFile } from './read/read-file.ts';
import type { FileRow, Source } from './read/source.ts';
import { columnsFor } from './saved-columns.ts';
import type { Step, StepContext } from './step.ts';
import type { StoredColumn } from './stored-run.ts';

/** Rows of one statement. */
const batchSize = 1_000;
const samples = 3;
const sampleMax = 120;

/** Characters that PostgreSQL cannot store. */
const unstorable = /[\0\p{Cs}]/gu;

/** The bytes of the file of a run. */
const sourceOf = (db: Queries, id: string): Source => ({
  async *open() {
    let next: number | undefined = 0;
    while (next !== undefined) {
      const { rows }: { rows: Array<{ start: number; bytes: Buffer }> } = await db.query(
        'SELECT start, bytes FROM import_chunks WHERE import_id = $1 AND start = $2',
        [id, next],
      );
      if (rows[0]) yield rows[0].bytes;
      next = rows[0] && rows[0].start + rows[0].bytes.byteLength;
    }
  },
});

function seeDay(days: StoredColumn['days'], text: string): void {
  const { order, isOpen } = dayOrderOf(text);
  if (isOpen) days.open ??= text;
  if (order === null) return;
  days.certain ??= text;
  if (!days.orders.includes(order)) days.orders.push(order);
}

/** Collects what is shown of the columns while their rows are read. */
function createColumns(headings: readonly string[]) {
  const columns = headings.map((heading): StoredColumn => ({
    ...{
      heading,
      samples: [],
      field: null,
      because: null,
      signs: [],
      open: null,
      certain: null,
      decimal: null,
    },
    days: { orders: [], open: null, certain: null, chosen: null },
  }));
  return {
    columns,
    see(cells: readonly string[]): void {
      columns.forEach((column, at) => {
        const text = cellText(cells[at] ?? '');
        if (text === '') return;
        if (column.samples.length < samples) column.samples.push(text.slice(0, sampleMax));
        seeDay(column.days, text);
        if (text.length > 20 || !/\d[.,]\d/.test(text)) return;
        const { sign, isOpen } = decimalSignOf(text);
        if (isOpen) column.open ??= text;
        if (sign === null) return;
        column.certain ??= text;
        if (!column.signs.includes(sign)) column.signs.push(sign);
      });
    },
  };
}

/** Reads the file of a run into rows, in one go: a process that goes on begins again. */
export function readRows({ db, run, work }: StepContext): Step {
  return async () => {
    await work(async (tx) => {
      await tx.query('DELETE FROM import_rows WHERE import_id = $1', [run.id]);
      await tx.query('DELETE FROM import_files WHERE import_id = $1', [run.id]);
    });
    const table = await readFile(sourceOf(db, run.id), run.file ?? {});
    const { columns, see } = createColumns(table.headings);
    let batch: FileRow[] = [];
    let count = 0;
    const write = async () => {
      const rows = batch;
      batch = [];
      count += rows.length;
      await work(async (tx) => {
        await tx.query(
          `INSERT INTO import_rows (import_id, row, group_row, cells)
           SELECT $1, row, row, cells FROM json_to_recordset($2) AS one (row int, cells jsonb)`,
          [run.id, JSON.stringify(rows)],
        );
        await tx.query('UPDATE imports SET rows = $2, done = $2 WHERE id = $1', [run.id, count]);
      });
    };
    for await (const { row, cells } of table.rows) {
      const clean = columns.map((_, at) => (cells[at] ?? '').replace(unstorable, ''));
      see(clean);
      batch.push({ row, cells: clean });
      if (batch.length >= batchSize) await write();
    }
    if (batch.length > 0) await write();
    for await (const file of table.pictures ?? []) await work((tx) => saveFile(tx, run.id, file));
    const { kind, mapped } = await mapColumns(db, run, columns);
    await work((tx) =>
      tx.query(
        `UPDATE imports SET file = $2, columns = $3, notes = $4, kind = $5, rows = $6, state = 'columns', counts = NULL WHERE id = $1`,
        [
          run.id,
          JSON.stringify(table.file),
          JSON.stringify(mapped),
          JSON.stringify(table.notes),
          kind,
          count,
        ],
      ),
    );
    return false;
  };
}

/** Says where the columns go: as in the last file with the same headings, else by their names. */
async function mapColumns(db: Queries, run: StepContext['run'], columns: readonly StoredColumn[]) {
  const wanted = run.kind;
  const saved = await columnsFor(
    db,
    columns.map(({ heading }) => heading),
  );
  const isSaved = saved !== null && (wanted === null || saved.kind === wanted);
  const kind = isSaved ? saved.kind : (wanted ?? (await detectKind(db, run.id, columns)));
  const named = kind === null ? [] : fieldsOf(kind, columns);
  const mapped = columns.map((column, at): StoredColumn => {
    const field = isSaved ? (saved.fields[at] ?? null) : (named[at] ?? null);
    const decimal = isSaved ? (saved.decimals[at] ?? null) : null;
    const days = { ...column.days, chosen: isSaved ? (saved.dayOrders[at] ?? null) : null };
    return { ...column, field, decimal, days, because: field === null ? null : isSaved ? 'saved' : 'name' };
  });
  return { kind, mapped };
}

/** Rows that are compared with the shop to find out what a file is. */
const compared = 1_000;

/**
 * The kind of a file. A list with numbers, names, prices and stocks adds parts if the shop has none of them, and changes prices and
 * stocks if it has most of them. Null: it cannot be told.
 */
async function detectKind(
  db: Queries,
  id: string,
  columns: readonly StoredColumn[],
): Promise<ImportKind | null> {
  const kind = kindOf(columns);
  if (kind !== 'parts' || !mayBePrices(columns)) return kind;
  const { rows } = await db.query<{ rows: number; known: number }>(
    `SELECT count(*)::int AS rows, (count(*) FILTER (WHERE EXISTS (
         SELECT FROM parts WHERE parts.number_key = number_key(number) AND ${isKept})))::int AS known
       FROM (SELECT cells ->> $2::int AS number FROM import_rows WHERE import_id = $1 ORDER BY row LIMIT ${compared}) AS listed`,
    [id, fieldsOf('parts', columns).indexOf('number')],
  );
  const { rows: all = 0, known = 0 } = rows[0] ?? {};
  if (known === 0) return 'parts';
  return 2 * known > all ? 'stock' : null;
}
