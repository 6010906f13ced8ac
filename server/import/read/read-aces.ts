import * as m from '#messages/import-files.js';
import { headingKey } from '#contract/import/cells.ts';
import { parseXml, type XmlHandler } from './read-xml.ts';
import type { FileRow, Source } from './source.ts';

/** What the ids of base vehicles mean, by the id: from a table that belongs to the subscriber of the VCdb. */
export type BaseVehicles = ReadonlyMap<string, { year: string; make: string; model: string }>;

export const acesHeadings = [
  ...[
    'number',
    'brand',
    'make',
    'model',
    'from',
    'to',
    'position',
    'quantity',
    'condition',
    'note',
    'source',
  ],
  'BaseVehicle',
  // Of the kind of file no field: for a list of the parts that the shop does not have.
  'name',
];

/** Positions of the PCdb that mean the same in every version. Others keep their ids. */
const positions: Readonly<Record<string, string>> = { 2: 'left', 12: 'right', 22: 'front', 30: 'rear' };

/** "Not applicable" of the PCdb. */
const noPosition = '1';

interface App {
  isDeleted: boolean;
  fields: Map<string, string>;
  notes: string[];
  conditions: string[];
}

/** Reads the headings of a table of base vehicles. Null if the file is none. */
export function baseVehicleColumns(headings: readonly string[]) {
  const keys = headings.map((heading) => headingKey(heading).replaceAll(' ', ''));
  const at = (...names: string[]) => keys.findIndex((key) => names.includes(key));
  const columns = {
    id: at('basevehicleid', 'basevehicle'),
    year: at('year', 'yearid'),
    make: at('make', 'makename'),
    model: at('model', 'modelname'),
  };
  return Object.values(columns).includes(-1) ? null : columns;
}

/**
 * Reads the applications of an ACES file, each as a row of the kind `fitment`. Vehicles without a row in `vehicles` keep their
 * id only, so that nothing is guessed. `notes` gets what else must be said.
 */
export async function* readAces(
  source: Source,
  first: Uint8Array,
  vehicles: BaseVehicles,
  notes: string[],
): AsyncGenerator<FileRow> {
  const rows: FileRow[] = [];
  let row = 1;
  let app: App | null = null;
  let text = '';
  let brand = '';
  let title = '';
  let unknown = 0;
  let deleted = 0;
  const handler: XmlHandler<FileRow> = {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      text = '';
      if (name === 'App') {
        const isDeleted = attributes['action'] === 'D';
        app = { isDeleted, fields: new Map(), notes: [], conditions: [] };
      }
      if (app && attributes['id'] !== undefined && name !== 'App') app.fields.set(name, attributes['id']);
    },
    text(more: string) {
      text += more;
    },
    close(name: string) {
      const value = text.trim();
      text = '';
      if (app === null) {
        if (name === 'BrandAAIAID') brand = value;
        if (name === 'DocumentTitle') title = value;
        return;
      }
      if (name === 'Note') app.notes.push(value);
      else if (name === 'text' && value !== '') app.conditions.push(value);
      else if (value !== '') app.fields.set(name, value);
      if (name !== 'App') return;
      row += 1;
      if (app.isDeleted) {
        deleted += 1;
        app = null;
        return;
      }
      const known = vehicles.get(app.fields.get('BaseVehicle') ?? '');
      if (!known) unknown += 1;
      rows.push({ row, cells: cellsOf(app, known, { brand, title }) });
      app = null;
    },
    take: () => rows.splice(0),
  };
  yield* parseXml(source, handler, first);
  if (deleted > 0) notes.push(m.acesDeleted({ count: deleted }));
  if (unknown > 0) notes.push(m.acesVehicles({ count: unknown }));
}

function cellsOf(
  { fields, notes, conditions }: App,
  vehicle: { year: string; make: string; model: string } | undefined,
  header: { brand: string; title: string },
): string[] {
  const position = fields.get('Position') ?? '';
  const { year = '', make = '', model = '' } = vehicle ?? {};
  return [
    fields.get('Part') ?? '',
    fields.get('BrandAAIAID') ?? header.brand,
    make,
    model,
    year,
    year,
    position === noPosition ? '' : (positions[position] ?? position),
    fields.get('Qty') ?? '',
    // What a file says of a vehicle in words is asked: "with heavy duty cooling".
    conditions.map((condition) => `${m.acesQualifier()}: ${condition.replaceAll('|', '/')}`).join(' | '),
    notes.join('; '),
    header.title,
    fields.get('BaseVehicle') ?? '',
    fields.get('MfrLabel') ?? '',
  ];
}
