import { randomBytes } from 'node:crypto';

/** Pixels. A narrower image is kept as wide as it is, and in those of these that are narrower still. */
export const imageWidths = [400, 800, 1200] as const;

export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const imageTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
};

/** A name never changes its content. */
export const foreverCached = 'public, max-age=31536000, immutable';

/** A stem nobody can guess; a cut-out says so, as those of the house do. */
export const newStem = (isCutOut: boolean): string =>
  `${randomBytes(16).toString('hex')}${isCutOut ? '-cutout' : ''}`;

/**
 * The widths that an image is kept in, from that of the widest. Whoever has the address of the widest thus
 * knows the others: its name ends in its width.
 */
export const widthsUpTo = (widest: number): number[] => [
  ...imageWidths.filter((width) => width < widest),
  widest,
];

export const imageName = (stem: string, width: number, format: ImageFormat): string =>
  `${stem}-${width}.${format}`;

const pattern = /^([0-9a-f]{32}(?:-cutout)?)-([1-9]\d{0,3})\.(avif|webp)$/;

/** The format of a name that the shop gave to an image; null for any other name. */
export function formatOf(name: string): ImageFormat | null {
  const format = pattern.exec(name)?.[3];
  return imageFormats.find((known) => known === format) ?? null;
}

/** The names of all the files that an image is kept in, from that of its widest. */
export function namesBeside(widest: string): string[] {
  const [, stem = '', width = ''] = pattern.exec(widest) ?? [];
  return stem === ''
    ? []
    : widthsUpTo(Number(width)).flatMap((each) =>
        imageFormats.map((format) => imageName(stem, each, format)),
      );
}
