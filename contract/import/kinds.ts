import { canonicalEmail } from '../canonical-email.ts';
import { numberKey } from '../catalogue/number-key.ts';
import { vehicleSlugOf } from '../fitment/vehicle-slug.ts';
import { foldText } from '../fold-text.ts';

/** In the order in which a new shop imports them: each may name what those before it have added. */
export const importKinds = [
  'vehicles',
  'parts',
  'fitment',
  'stock',
  'tracking',
  'customers',
  'orders',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** The lists of the shop that can be exported, changed and imported again. */
export const exportedKinds = [
  'vehicles',
  'parts',
  'fitment',
  'stock',
  'customers',
  'orders',
] as const satisfies readonly ImportKind[];
export type ExportedKind = (typeof exportedKinds)[number];

/** A column of a kind of file. The name of its field is the key in `importColumns`. */
export interface ImportColumn {
  /** In the first row of a file of ours. */
  heading: string;
  /**
   * How the text of a cell becomes a value. `code`: text that a spreadsheet must not have shortened. `number`: with the
   * decimal sign of the column. `month`: 2008, 2008-10, 10.2008 or 10/2008. `day`: 2019-03-14, 2019/03/14, 14.03.2019, or
   * 14/03/2019 with the order of the column. `flag`: yes
   * or no. `choice`: a state of a part.
   */
  reads: 'text' | 'code' | 'number' | 'price' | 'month' | 'day' | 'flag' | 'choice';
  /** Several values in one cell, separated by ` | ` or a line break. Rows about one thing may have one value each. */
  isList?: true;
  /** The list to whose values it belongs: the maker of "MAKER: number". */
  makerOf?: string;
  /** Rows with the same keys of these columns are about the same thing, whatever the spelling. */
  key?: (text: string) => string;
  /** Whether a row that adds something must have it. A key is always required, unless it is `isOptional`. */
  isRequired?: true;
  isOptional?: true;
  /** Other headings that mean the column, as `headingKey` folds them. */
  alsoCalled?: readonly string[];
}

const number = {
  heading: 'number',
  reads: 'code',
  key: numberKey,

  alsoCalled: [
    'part number',
    'partnumber',
    'part no',
    'sku',
    'article number',
    'article',
    'artikelnummer',
    'artikelnr',
    'teilenummer',
    'mpn',
    'art nr',
    'art no',
    'artikel nr',
    'item number',
    'item no',
    'reference',
    'ref',
    'referencia',
    'codice',
  ],
} as const;
const brand = {
  heading: 'brand',
  reads: 'text',
  key: foldText,
  isOptional: true,

  alsoCalled: [
    'manufacturer',
    'vendor',
    'hersteller',
    'marke',
    'brands',
    'fabricant',
    'marque',
    'marca',
    'merk',
  ],
} as const;
const price = {
  heading: 'price',
  reads: 'price',

  alsoCalled: [
    'preis',
    'regular price',
    'unit price',
    'vk',
    'price usd',
    'vk preis',
    'verkaufspreis',
    'prix',
    'precio',
    'prezzo',
    'prijs',
  ],
} as const;
const stockColumns = {
  stock: {
    heading: 'stock',
    reads: 'number',

    alsoCalled: [
      'quantity',
      'qty',
      'bestand',
      'menge',
      'lagerbestand',
      'stock quantity',
      'on hand',
      'quantite',
      'existencias',
      'giacenza',
      'voorraad',
    ],
  },
  shelfStock: { heading: 'shelf_stock', reads: 'number', alsoCalled: ['lager'] },
  stockSeen: { heading: 'stock_seen', reads: 'number' },
  stockChange: { heading: 'stock_change', reads: 'number' },
} as const;
const make = {
  heading: 'make',
  reads: 'text',

  alsoCalled: ['car make', 'vehicle make', 'fahrzeughersteller', 'manufacturer name'],
} as const;
const modelName = {
  heading: 'model',
  reads: 'text',

  alsoCalled: ['car model', 'vehicle model', 'modell', 'modele', 'modelo', 'modello'],
} as const;
const engineColumns = {
  engine: {
    heading: 'engine',
    reads: 'text',

    alsoCalled: ['motor', 'engine name', 'variant'],
  },
  type: {
    heading: 'type',
    reads: 'code',

    alsoCalled: ['ktype', 'k type', 'ktypnr', 'tecdoc type'],
  },
  kw: { heading: 'kw', reads: 'number', alsoCalled: ['power kw', 'leistung'] },
  body: { heading: 'body', reads: 'text', alsoCalled: ['karosserie', 'body type'] },
  drive: { heading: 'drive', reads: 'text', alsoCalled: ['antrieb'] },
} as const;

const email = {
  heading: 'email',
  reads: 'text',

  alsoCalled: [
    'e mail',
    'email address',
    'customer email',
    'billing email',
    'mail',
    'e mail adresse',
    'email billing',
  ],
} as const;

/** The columns of each kind, in the order of a template. Everything that lists columns is made of it. `column-schemas.ts` has their rules. */
export const importColumns = {
  vehicles: {
    // Nothing else in such a file has a brand.
    make: { ...make, key: vehicleSlugOf, alsoCalled: [...make.alsoCalled, ...brand.alsoCalled, 'brand'] },
    model: { ...modelName, key: vehicleSlugOf },
    modelAliases: { heading: 'model_aliases', reads: 'text', isList: true },
    makeAliases: { heading: 'make_aliases', reads: 'text', isList: true },
    from: {
      heading: 'from',
      reads: 'month',
      isRequired: true,

      alsoCalled: ['year', 'built from', 'year from', 'baujahr', 'baujahr von', 'von', 'annee'],
    },
    to: { heading: 'to', reads: 'month', alsoCalled: ['built to', 'year to', 'baujahr bis', 'bis'] },
    ...engineColumns,
    engineCodes: {
      heading: 'engine_codes',
      reads: 'text',

      alsoCalled: ['engine code', 'motorcode'],
    },
    fuel: { heading: 'fuel', reads: 'text', alsoCalled: ['kraftstoff'] },
    engineFrom: { heading: 'engine_from', reads: 'month' },
    engineTo: { heading: 'engine_to', reads: 'month' },
  },
  parts: {
    number,
    brand,
    name: {
      heading: 'name',
      reads: 'text',
      isRequired: true,

      alsoCalled: [
        'title',
        'bezeichnung',
        'product name',
        'artikelbezeichnung',
        'description short',
        'titel',
        'benennung',
        'item name',
        'designation',
        'libelle',
        'nombre',
        'nome',
        'omschrijving',
      ],
    },
    description: {
      heading: 'description',
      reads: 'text',

      alsoCalled: ['beschreibung', 'body html', 'long description'],
    },
    category: {
      heading: 'category',
      reads: 'text',

      alsoCalled: [
        'kategorie',
        'categories',
        'product type',
        'warengruppe',
        'categorie',
        'categoria',
        'produktgruppe',
      ],
    },
    price: { ...price, isRequired: true },
    ...stockColumns,
    minQuantity: {
      heading: 'min_quantity',
      reads: 'number',

      alsoCalled: ['min', 'minimum', 'moq', 'minimum quantity', 'mindestmenge', 'vpe', 'mindestbestellmenge'],
    },
    state: { heading: 'state', reads: 'choice', alsoCalled: ['status'] },
    successor: {
      heading: 'successor',
      reads: 'code',

      alsoCalled: ['replaced by', 'ersetzt durch'],
    },
    gtin: {
      heading: 'gtin',
      reads: 'code',
      isList: true,

      alsoCalled: [
        'ean',
        'upc',
        'barcode',
        'gtin upc ean or isbn',
        'ean code',
        'code ean',
        'ean nummer',
        'ean gtin',
        'gtin ean',
        'ean13',
        'gtin13',
      ],
    },
    original: {
      heading: 'original',
      reads: 'code',
      isList: true,

      alsoCalled: ['oe', 'oem', 'oe number', 'oe numbers', 'oem numbers', 'oe nummer'],
    },
    originalMaker: {
      heading: 'original_maker',
      reads: 'text',
      makerOf: 'original',

      alsoCalled: ['oe maker', 'oe brand', 'oem maker', 'oem brand'],
    },
    references: {
      heading: 'references',
      reads: 'code',
      isList: true,

      alsoCalled: ['cross references', 'cross reference', 'vergleichsnummern'],
    },
    pictures: {
      heading: 'pictures',
      reads: 'text',
      isList: true,

      alsoCalled: ['picture', 'image', 'images', 'image src', 'photo', 'photos', 'bild', 'bilder'],
    },
  },
  fitment: {
    number,
    brand,
    make: { ...make, isRequired: true },
    model: { ...modelName, isRequired: true },
    from: {
      heading: 'from',
      reads: 'month',
      alsoCalled: ['built from', 'year from', 'year', 'baujahr von', 'von', 'annee'],
    },
    to: { heading: 'to', reads: 'month', alsoCalled: ['built to', 'year to', 'baujahr bis', 'bis'] },
    ...engineColumns,
    engineCode: {
      heading: 'engine_code',
      reads: 'text',

      alsoCalled: ['engine codes', 'motorcode'],
    },
    position: {
      heading: 'position',
      reads: 'text',
      isList: true,

      alsoCalled: ['einbauort'],
    },
    quantity: {
      heading: 'quantity',
      reads: 'number',

      alsoCalled: ['qty', 'menge'],
    },
    condition: {
      heading: 'condition',
      reads: 'text',
      isList: true,

      alsoCalled: ['conditions', 'restriction'],
    },
    note: {
      heading: 'note',
      reads: 'text',

      alsoCalled: ['notes', 'comment', 'bemerkung'],
    },
    source: { heading: 'source', reads: 'text', alsoCalled: ['quelle'] },
    complete: { heading: 'complete', reads: 'flag' },
  },
  stock: { number, brand, price, ...stockColumns },
  tracking: {
    order: {
      heading: 'order',
      reads: 'code',
      key: numberKey,

      alsoCalled: ['order number', 'bestellung', 'bestellnummer', 'order id'],
    },
    carrier: {
      heading: 'carrier',
      reads: 'text',

      alsoCalled: ['versender', 'shipping carrier'],
    },
    trackingNumber: {
      heading: 'tracking_number',
      reads: 'code',

      alsoCalled: ['tracking', 'tracking no', 'sendungsnummer'],
    },
    trackingUrl: {
      heading: 'tracking_url',
      reads: 'text',

      alsoCalled: ['tracking link'],
    },
  },
  customers: {
    email: { ...email, key: canonicalEmail },
    customerName: {
      heading: 'name',
      reads: 'text',

      alsoCalled: ['customer', 'customer name', 'full name', 'kunde'],
    },
    phone: { heading: 'phone', reads: 'code', alsoCalled: ['telephone', 'phone number', 'telefon'] },
    address: { heading: 'address', reads: 'text', alsoCalled: ['anschrift', 'adresse'] },
  },
  orders: {
    oldNumber: {
      heading: 'old_number',
      reads: 'code',
      // Signs may tell two orders of different customers apart.
      key: foldText,

      alsoCalled: ['order number', 'order', 'order id', 'bestellung', 'bestellnummer'],
    },
    email: { ...email, isRequired: true },
    date: {
      heading: 'date',
      reads: 'day',
      isRequired: true,

      alsoCalled: ['order date', 'created at', 'datum', 'bestelldatum', 'date created'],
    },
    lineNumber: { heading: 'number', reads: 'code', alsoCalled: number.alsoCalled },
    lineName: {
      heading: 'name',
      reads: 'text',

      alsoCalled: [
        'product name',
        'lineitem name',
        'bezeichnung',
        'item name',
        'product',
        'artikelbezeichnung',
      ],
    },
    lineQuantity: {
      heading: 'quantity',
      reads: 'number',

      alsoCalled: ['qty', 'lineitem quantity', 'menge'],
    },
    lineTotal: { heading: 'total', reads: 'price', alsoCalled: ['line total', 'summe'] },
  },
} as const satisfies Record<ImportKind, Readonly<Record<string, ImportColumn>>>;

/** The fields of a kind. */
export type ImportField<Kind extends ImportKind> = keyof (typeof importColumns)[Kind] & string;
export type AnyImportField = { [Kind in ImportKind]: ImportField<Kind> }[ImportKind];

const byField = new Map<ImportKind, ReadonlyMap<string, ImportColumn>>(
  importKinds.map((kind) => [kind, new Map(Object.entries(importColumns[kind]))]),
);

/** The columns of a kind by their fields. */
export const columnsOf = (kind: ImportKind): ReadonlyMap<string, ImportColumn> =>
  byField.get(kind) ?? new Map();

/** A column of a specification of parts: `spec:diameter`. */
const specPrefix = 'spec:';
export const specOf = (field: string): string | null =>
  field.startsWith(specPrefix) ? field.slice(specPrefix.length) : null;

/** The states of parts as files name them. */
export const stateWords = { draft: 'draft', 'on sale': 'onSale', discontinued: 'discontinued' } as const;
