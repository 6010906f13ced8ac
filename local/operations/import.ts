import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { inspect } from 'node:util';
import * as z from 'zod/mini';
import type { ImportDetails } from '#contract/import/imports.ts';
import { importKinds, type ImportKind } from '#contract/import/kinds.ts';
import { isImportKind } from '#contract/import/map-columns.ts';
import { limits } from '#contract/limits.ts';
import { readImageConfig, type Config } from '#server/config/config.ts';
import { job } from '#server/core/actor.ts';
import { OperationError } from '#server/core/operation-error.ts';
import type { Database } from '#server/db/connect.ts';
import { createImageEncoder } from '#server/images/encode-worker.ts';
import { createPictureFetcher } from '#server/images/fetch-picture.ts';
import { openImageStore } from '#server/images/open-image-store.ts';
import { createPictureLoader } from '#server/import/pictures/load-pictures.ts';
import {
  baseKey,
  isPictureName,
  namedFiles,
  saveFile,
  type PictureFile,
} from '#server/import/pictures/picture-files.ts';
import { filesInZip } from '#server/import/read/unzip.ts';
import { createImporter } from '#server/import/run-imports.ts';
import { createUnmatched } from '#server/import/import-rows.ts';
import { addImport, changeImport, findDetails, receiveBytes, takeStep } from '#server/import/runs.ts';
import { withCurrentDatabase } from '../with-database.ts';
import { Findings, UsageError, type Command } from './command.ts';

interface Options {
  /** The fields of columns, by their headings. */
  map: Readonly<Record<string, string | null>>;
  isCheck: boolean;
  onSale: boolean;
  acceptStock: boolean;
  maxPriceChange: number;
  /** A folder or a ZIP archive with the pictures that rows name. */
  pictures: string | undefined;
  /** Whether makes, models, variants and categories that the shop does not have are created. */
  isCreating: boolean;
}

const ColumnMap = z.record(z.string(), z.nullable(z.string()));

/** Reads what follows the file. Throws `UsageError`. */
function readOptions(args: ReadonlyArray<string | undefined>): Options {
  const options: Options = {
    ...{ map: {}, isCheck: false, onSale: false, acceptStock: false, maxPriceChange: 30, isCreating: false },
    pictures: undefined,
  };
  const rest = args.filter((arg) => arg !== undefined);
  while (rest.length > 0) {
    const word = rest.shift();
    if (word === '--check') options.isCheck = true;
    else if (word === '--on-sale') options.onSale = true;
    else if (word === '--accept-stock') options.acceptStock = true;
    else if (word === '--create') options.isCreating = true;
    else if (word === '--max-price-change' && /^\d{1,4}$/.test(rest[0] ?? ''))
      options.maxPriceChange = Number(rest.shift());
    else if (word === '--pictures' && rest.length > 0) options.pictures = rest.shift();
    else if (word === '--map') options.map = readMap(rest.shift());
    else throw new UsageError();
  }
  return options;
}

function readMap(text = ''): Options['map'] {
  try {
    return ColumnMap.parse(JSON.parse(text));
  } catch (cause) {
    throw new OperationError('--map must be JSON, such as {"Art. no.": "number"}.', { cause });
  }
}

/** What went wrong on the server's side is no part of the report. */
const log = { warn: () => undefined, error: (entry: object) => console.error(inspect(entry)) };

/** ms between two looks at a run that another process works on. */
const pause = 500;

/** Imports a file, as the page does, and says what became of it. Ends with 1 if anything is left out. */
export const importFile: Command = {
  hasOptions: true,
  usage: `npm run import -- ${importKinds.join(' | ')} <file> [--map <json>] [--pictures <folder or zip>] [--check] [--on-sale] [--create] [--accept-stock] [--max-price-change 30]`,
  async run(environment, kind, file, ...args) {
    if (kind === undefined || file === undefined || !isImportKind(kind)) throw new UsageError();
    const options = readOptions(args);
    const bytes = await readFile(path.resolve(file));
    if (bytes.byteLength > limits.import.fileBytes)
      throw new OperationError(
        `${file} is larger than ${limits.import.fileBytes / 1024 / 1024} MB. Split it.`,
      );
    return withCurrentDatabase(environment, async (db) => {
      const config = readImageConfig(environment);
      const details = await run(db, config, { kind, name: path.basename(file), bytes, options });
      const text = report(details, options.isCheck).join('\n');
      if (details.faults.length > 0 || details.error !== null) throw new Findings(text);
      return text;
    });
  },
};

interface File {
  kind: ImportKind;
  name: string;
  bytes: Buffer;
  options: Options;
}

/** Yields the pictures of a folder and of those in it, or of a ZIP archive, whose names rows have. */
async function* picturesIn(place: string, names: ReadonlySet<string>): AsyncGenerator<PictureFile> {
  const isWanted = (name: string) => isPictureName(name) && names.has(baseKey(name));
  const max = limits.image.maxBytes;
  if (!(await stat(place)).isDirectory()) {
    // The archive is the operator's own, so it may be of any size.
    yield* filesInZip({ open: () => createReadStream(place) }, isWanted, max, Infinity);
    return;
  }
  for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(place, file);
    if (!entry.isFile() || !isWanted(name)) continue;
    yield { name, bytes: (await stat(file)).size > max ? null : await readFile(file) };
  }
}

type ImageConfig = Pick<Config, 'dataDir' | 'imageHosts' | 'uploads'>;

async function run(
  db: Database,
  config: ImageConfig,
  { kind, name, bytes, options }: File,
): Promise<ImportDetails> {
  const actor = job('npm run import');
  const importer = createImporter({ db, config, log });
  const loader = createPictureLoader({
    ...{ db, config, log, images: openImageStore(config) },
    ...{ encodeImage: createImageEncoder(), fetchPicture: createPictureFetcher() },
  });
  const { _id: id } = await db.transaction((tx) => addImport(tx, { name, bytes: bytes.byteLength }, actor));
  const settled = async (): Promise<ImportDetails> => {
    for (;;) {
      if (await importer.runBatch()) continue;
      await loader.run(pause);
      const details = await findDetails(db, id);
      const { state, pictures } = details;
      const isSettled = !['receiving', 'reading', 'checking', 'importing'].includes(state);
      if (isSettled && pictures.done >= pictures.all) return details;
      // Another process works on it, or on a run before it.
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  for (let from = 0; from < bytes.byteLength; from += limits.import.chunkBytes) {
    const chunk = bytes.subarray(from, from + limits.import.chunkBytes);
    await db.transaction((tx) => receiveBytes(tx, id, from, chunk));
  }
  const { columns, state, error } = await settled();
  if (state === 'failed') throw new OperationError(`${name}: ${error ?? ''}`);
  const { onSale, acceptStock, maxPriceChange } = options;
  await db.transaction(async (tx) => {
    const changed = await changeImport(tx, id, { kind, options: { onSale, acceptStock, maxPriceChange } });
    if (Object.keys(options.map).length > 0)
      await changeImport(tx, id, {
        columns: columns.map(({ heading }, at) =>
          heading in options.map ? (options.map[heading] ?? null) : (changed.columns[at]?.field ?? null),
        ),
      });
  });
  if (options.pictures !== undefined) {
    const names = new Set((await namedFiles(db, id)).map(baseKey));
    for await (const file of picturesIn(path.resolve(options.pictures), names)) await saveFile(db, id, file);
  }
  await db.transaction((tx) => takeStep(tx, id, 'check', actor));
  let checked = await settled();
  // A make that is created has models, and those have variants, that are named only now.
  const createMore = () =>
    db.transaction(async (tx) => {
      if ((await createUnmatched(tx, id)) === 0) return false;
      await takeStep(tx, id, 'check', actor);
      return true;
    });
  while (options.isCreating && checked.state === 'checked' && (await createMore())) checked = await settled();
  if (options.isCheck || checked.state !== 'checked') return checked;
  await db.transaction((tx) => takeStep(tx, id, 'import', actor));
  return settled();
}

const shownFaults = 5;

/** Lines about what became of the rows. */
function report(
  { name, kind, rows, counts, columns, pictures, faults, notes, error, matches }: ImportDetails,
  isCheck: boolean,
): string[] {
  const {
    added = 0,
    changed = 0,
    unchanged = 0,
    refused = 0,
    waiting = 0,
    leftOut = 0,
    removed = 0,
  } = counts ?? {};
  const unused = columns.filter(({ field }) => field === null).map(({ heading }) => heading);
  return [
    `${name}, ${kind ?? 'unknown'}, ${rows} rows${isCheck ? ' (checked only, nothing is changed)' : ''}`,
    `added ${added}, changed ${changed}, unchanged ${unchanged}, refused ${refused}, not matched ${waiting}, left out ${leftOut}${removed > 0 ? `, removed ${removed}` : ''}`,
    ...(pictures.all > 0 ? [`pictures ${pictures.all}`] : []),
    ...(unused.length > 0 ? [`Columns without a field: ${unused.join(', ')}`] : []),
    ...notes,
    ...matches.flatMap(({ thing, unmatched }) =>
      unmatched > 0 ? [`Not matched: ${unmatched} ${thing}`] : [],
    ),
    ...(error === null ? [] : [error]),
    ...faults.flatMap(({ title, effect, count, faults: all }) => [
      `${title}: ${count}. ${effect}`,
      ...all
        .slice(0, shownFaults)
        .map(
          ({ row, about, column, value, rule, remedy }) =>
            `  row ${row} ${about} ${column} ${JSON.stringify(value)}: ${rule} ${remedy}`,
        ),
    ]),
  ];
}
