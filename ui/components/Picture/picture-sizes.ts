import { catalogueColumns, from, page, wideContent } from '#tokens/layout.ts';

export type PictureSlot =
  | 'card'
  | 'shelf'
  | 'row'
  | 'stage'
  | 'thumbnail'
  | 'compare'
  | 'lead'
  | 'line'
  | 'summary'
  | 'gallery'
  | 'view'
  | 'zoom';

const content = `min(${page.content}, 100vw - 2 * ${page.margin})`;
const catalogue = `min(${wideContent}, 100vw - 2 * ${page.margin})`;
/** The catalogue next to its filters. */
const results = `${catalogue} - 11.5rem - clamp(1.5rem, 2.6vw, 2.5rem)`;

/** The width of a column of a ruled grid. */
const column = (count: number, width: string) =>
  `(${width} - ${2 * (count - 1)} * clamp(1rem, 2vw, 2rem)) / ${count}`;

type Widths = readonly [opaque: string, cutOut: string];

/** The width of a column of the dense grid. */
const denseColumn = (count: number, width: string) => `(${width} - ${2 * (count - 1)}rem) / ${count}`;

// An opaque picture is as wide as its slot, a cut-out as wide as the slot is high. See `Picture.css.ts` for the heights.
const inCard = (slot: string): Widths => [slot, `0.75 * (${slot}) - 1.25rem`];
const inDenseTile = (slot: string): Widths => [slot, `0.7125 * (${slot})`];
const inStage = (slot: string): Widths => [slot, `0.5625 * (${slot})`];
const inGallery = (slot: string): Widths => [slot, `0.75 * (${slot})`];
const inRecord: Widths = ['6.5rem', '7.41rem'];

/** Widths of the gallery of a part's page. See `PartDetails.css.ts`. */
const galleries = [
  [from.wide, `(${content} - clamp(2rem, 4.4vw, 4.25rem)) * 114 / 214`],
  [from.medium, `(${content} - 2rem) / 2`],
  ['', content],
] as const;

/** The widths of a picture, from the widest window to the narrowest. */
const widths: Readonly<Record<PictureSlot, readonly (readonly [condition: string, ...Widths])[]>> = {
  card: [
    [from.wide, ...inCard(column(3, content))],
    [from.narrow, ...inCard(column(2, content))],
    ['', ...inCard(content)],
  ],
  shelf: [
    [catalogueColumns.five, ...inDenseTile(denseColumn(5, results))],
    [catalogueColumns.four, ...inDenseTile(denseColumn(4, results))],
    [from.wide, ...inDenseTile(denseColumn(3, results))],
    [from.narrow, ...inDenseTile(denseColumn(3, catalogue))],
    ['', ...inRecord],
  ],
  row: [
    [from.narrow, '6.5rem', '5.56rem'],
    ['', ...inRecord],
  ],
  stage: [
    [from.medium, ...inStage(`${content} - 26rem - clamp(2rem, 6vw, 6rem)`)],
    ['', ...inStage(content)],
  ],
  thumbnail: [['', '3.25rem', '2.85rem']],
  compare: [['', '2.75rem', '2.42rem']],
  lead: [['', '5.5rem', '4.7rem']],
  line: [['', '6.5rem', '5.56rem']],
  summary: [['', ...inStage('26rem - 2px')]],
  gallery: galleries.map(([condition, width]) => [condition, ...inGallery(width)]),
  view: galleries.map(([condition, width]) => [condition, ...inGallery(`(${width} - 1.5rem) / 4`)]),
  zoom: [
    [from.narrow, ...inGallery('min(100vw, 64rem)')],
    ['', ...inGallery('44rem')],
  ],
};

/** The `sizes` of a picture in a slot. */
export const pictureSizes = (slot: PictureSlot, isCutOut: boolean): string =>
  widths[slot]
    .map(([condition, opaque, cutOut]) => `${condition} calc(${isCutOut ? cutOut : opaque})`.trim())
    .join(', ');
