import { headingKey } from '#contract/import/cells.ts';
import type { FileRow } from './source.ts';

/** The rows of an export of another shop in our columns. What has no column of ours is kept behind them. */
export interface ShopExport {
  headings: string[];
  rows(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow>;
}

const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…' },
  ...{ deg: '°', times: '×', Oslash: 'Ø', oslash: 'ø', auml: 'ä', ouml: 'ö', uuml: 'ü', szlig: 'ß' },
  ...{
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    eacute: 'é',
    rsquo: '’',
    lsquo: '‘',
    ldquo: '“',
    rdquo: '”',
    reg: '®',
  },
};

/** The text of a body in HTML, with line breaks where paragraphs, rows and list items end. */
export const htmlText = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/<(br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^>]*>/gi, '\n')
    .replaceAll(/<\/t[dh]>/gi, ' ')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return named[String(name)] ?? whole;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replaceAll(/[ \t\u00A0]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Reads cells by the names of their columns. */
function reader(headings: readonly string[]) {
  const at = new Map(headings.map((heading, index) => [headingKey(heading), index]));
  return {
    has: (name: string) => at.has(headingKey(name)),
    of: (cells: readonly string[], name: string) => (cells[at.get(headingKey(name)) ?? -1] ?? '').trim(),
  };
}

/** Columns that are left out are named with those that have no field, so that nobody misses them. */
function rest(headings: readonly string[], used: readonly string[]): number[] {
  const keys = new Set(used.map(headingKey));
  return headings.flatMap((heading, at) => (keys.has(headingKey(heading)) ? [] : [at]));
}

const ours = [
  'number',
  'name',
  'brand',
  'description',
  'category',
  'price',
  'stock',
  'gtin',
  'state',
  'pictures',
];

const shopifyColumns = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Option1 Name', 'Option1 Value', 'Option2 Name'],
  ...[
    'Option2 Value',
    'Option3 Name',
    'Option3 Value',
    'Variant SKU',
    'Variant Price',
    'Variant Inventory Qty',
  ],
  ...['Variant Barcode', 'Image Src', 'Published', 'Status'],
];

/**
 * The export of products of Shopify. A row without a title continues the product above: a variant is a part of its own, a row
 * with a picture only adds the picture. Null for another file.
 */
function shopify(headings: readonly string[]): ShopExport | null {
  const { has, of } = reader(headings);
  if (!has('Handle') || !has('Variant Price')) return null;
  const others = rest(headings, shopifyColumns);
  return {
    headings: [...ours, ...others.map((at) => headings[at] ?? '')],
    async *rows(rows) {
      let product: string[] = [];
      let parts: FileRow[] = [];
      let pictures: string[] = [];
      const finish = () =>
        parts.map(({ row, cells }) => ({
          row,
          cells: cells.map((cell, at) => (at === ours.indexOf('pictures') ? pictures.join(' | ') : cell)),
        }));
      for await (const { row, cells } of rows) {
        if (of(cells, 'Handle') === '') continue;
        if (of(cells, 'Handle') !== of(product, 'Handle')) {
          yield* finish();
          [product, parts, pictures] = [cells, [], []];
        }
        const picture = of(cells, 'Image Src');
        if (picture !== '' && !pictures.includes(picture)) pictures.push(picture);
        const options = ['Option1 Value', 'Option2 Value', 'Option3 Value'].map((name) => of(cells, name));
        const isDefault = options.join('') === 'Default Title';
        if (of(cells, 'Variant Price') === '' && options.join('') === '') continue;
        const variant = isDefault ? '' : options.filter(Boolean).join(' / ');
        const isDraft =
          of(product, 'Status') === 'draft' || of(product, 'Published').toLowerCase() === 'false';
        parts.push({
          row,
          cells: [
            of(cells, 'Variant SKU') ||
              [of(cells, 'Handle'), ...(isDefault ? [] : options.filter(Boolean))].join('-'),
            [of(product, 'Title'), variant].filter(Boolean).join(', '),
            of(product, 'Vendor'),
            htmlText(of(product, 'Body (HTML)')),
            of(product, 'Type'),
            of(cells, 'Variant Price'),
            of(cells, 'Variant Inventory Qty'),
            of(cells, 'Variant Barcode').replace(/^'/, ''),
            isDraft ? 'draft' : '',
            '',
            ...others.map((at) => (cells[at] ?? '') || (product[at] ?? '')),
          ],
        });
      }
      yield* finish();
    },
  };
}

const woocommerceColumns = [
  ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Short description', 'Description', 'Stock', 'Regular price'],
  ...['Categories', 'Images', 'Parent', 'Brands', 'GTIN, UPC, EAN, or ISBN'],
];

/**
 * The export of products of WooCommerce. Variations are parts of their own, which have from their parent what they lack; a
 * parent of variations is no part. Null for another file.
 */
function woocommerce(headings: readonly string[]): ShopExport | null {
  const { has, of } = reader(headings);
  if (!has('SKU') || !has('Regular price') || !has('Type') || !has('Name')) return null;
  const others = rest(headings, woocommerceColumns);
  return {
    headings: [...ours, ...others.map((at) => headings[at] ?? '')],
    async *rows(rows) {
      // By SKU, or by "id:7".
      const parents = new Map<string, string[]>();
      // A list that was sorted has some of them before their parent.
      const early: FileRow[] = [];
      const partOf = ({ row, cells }: FileRow): FileRow => {
        const parent = parents.get(of(cells, 'Parent')) ?? [];
        const own = (name: string) => of(cells, name) || of(parent, name);
        return {
          row,
          cells: [
            of(cells, 'SKU') || (of(cells, 'ID') && `WC-${of(cells, 'ID')}`),
            own('Name'),
            own('Brands'),
            htmlText(own('Description') || own('Short description')),
            // "Brakes > Brake pads, Offers": the first one.
            own('Categories').split(/,\s*/)[0] ?? '',
            own('Regular price'),
            of(cells, 'Stock'),
            of(cells, 'GTIN, UPC, EAN, or ISBN'),
            ['0', '-1'].includes(of(cells, 'Published')) ? 'draft' : '',
            own('Images').split(/,\s*/).filter(Boolean).join(' | '),
            ...others.map((at) => cells[at] ?? ''),
          ],
        };
      };
      for await (const row of rows) {
        const { cells } = row;
        const type = of(cells, 'Type').toLowerCase();
        if (type.startsWith('variable') || type.startsWith('grouped')) {
          parents.set(`id:${of(cells, 'ID')}`, cells);
          if (of(cells, 'SKU') !== '') parents.set(of(cells, 'SKU'), cells);
        } else if (of(cells, 'Parent') !== '' && !parents.has(of(cells, 'Parent'))) early.push(row);
        else yield partOf(row);
      }
      for (const row of early) yield partOf(row);
    },
  };
}

/** The columns of the export of orders of Shopify, whose "Name" is the number of the order. */
const shopifyOrderColumns: Readonly<Record<string, string>> = {
  ...{ Name: 'old_number', Email: 'email', 'Created at': 'date', 'Lineitem sku': 'number' },
  ...{ 'Lineitem name': 'name', 'Lineitem quantity': 'quantity' },
};

/** The export of orders of Shopify, which has a row for each line. Null for another file. */
function shopifyOrders(headings: readonly string[]): ShopExport | null {
  const { has } = reader(headings);
  if (!has('Lineitem name') || !has('Name') || !has('Created at')) return null;
  return {
    headings: headings.map((heading) => shopifyOrderColumns[heading] ?? heading),
    async *rows(rows) {
      yield* rows;
    },
  };
}

export const shopExports = [
  { format: 'shopify', read: shopify },
  { format: 'shopify', read: shopifyOrders },
  { format: 'woocommerce', read: woocommerce },
] as const;
