import { randomBytes } from 'node:crypto';

/** In pixels. A narrower image is stored in its own width and in those of these that are smaller. */
export const imageWidths = [400, 800, 1200] as const;

/** Of the files that pages show. */
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];
export type StoredFormat = ImageFormat | 'jpeg';

export const imageTypes: Readonly<Record<StoredFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** The file for mails: Outlook shows neither AVIF nor WebP, and does not crop. In pixels, of the shape of its slot. */
export const mailImageSize = { width: 400, height: 300 } as const;

/** The content of a name never changes. */
export const foreverCached = 'public, max-age=31536000, immutable';

/** Creates a random stem. That of a transparent image ends in `-cutout`. */
export const newStem = (isCutOut: boolean): string =>
  `${randomBytes(16).toString('hex')}${isCutOut ? '-cutout' : ''}`;

/** Returns the stored widths of an image. A name ends in the largest width, so it also gives the others. */
export const widthsUpTo = (widest: number): number[] => [
  ...imageWidths.filter((width) => width < widest),
  widest,
];

export const imageName = (stem: string, width: number, format: ImageFormat): string =>
  `${stem}-${width}.${format}`;

const pattern = /^([0-9a-f]{32}(?:-cutout)?)-([1-9]\d{0,3})\.(avif|webp)$/;

/** Returns the format of a stored image's name; null for any other name. */
export function formatOf(name: string): ImageFormat | null {
  const format = pattern.exec(name)?.[3];
  return imageFormats.find((known) => known === format) ?? null;
}

export const mailImageName = (stem: string): string => `${stem}-mail.jpg`;

const mailPattern = /^[0-9a-f]{32}(?:-cutout)?-mail\.jpg$/;

/** Whether this is the name of an image's file for mails. */
export const isMailImage = (name: string): boolean => mailPattern.test(name);

/** Returns the name of an image's file for mails from the name of any file for pages; null for any other name. */
export function mailImageBeside(name: string): string | null {
  const stem = pattern.exec(name)?.[1];
  return stem === undefined ? null : mailImageName(stem);
}

/** Returns the names of all files of an image from the name of its widest file. */
export function namesBeside(widest: string): string[] {
  const [, stem = '', width = ''] = pattern.exec(widest) ?? [];
  if (stem === '') return [];
  const files = widthsUpTo(Number(width)).flatMap((each) =>
    imageFormats.map((format) => imageName(stem, each, format)),
  );
  return [...files, mailImageName(stem)];
}

/** Returns the name of the narrowest WebP of an image from the name of its widest file. */
export const narrowestBeside = (widest: string): string | undefined =>
  namesBeside(widest).find((name) => name.endsWith('.webp'));
