import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/problem.ts';
import { imageLimits } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import { imageWidths, widthsUpTo, type ImageFormat } from './image-name.ts';

export interface EncodedImage {
  /** Whether one sees through it: it then stands on the page instead of filling its place. */
  isCutOut: boolean;
  /** Pixels of the widest. */
  width: number;
  files: ReadonlyArray<{ width: number; format: ImageFormat; bytes: Uint8Array<ArrayBuffer> }>;
}

// Memory grows with threads, and a machine may have many.
sharp.concurrency(Math.min(sharp.concurrency(), 4));
// Whatever a file claims to be, nothing but these four is ever decoded: no SVG, no PDF, no GIF.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
// Images come one at a time: what one leaves behind is no use to the next.
sharp.cache(false);

/** What sharp calls the formats that are taken. */
const decoders: Readonly<Record<(typeof limits.image.types)[number], string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

const widest = imageWidths[imageWidths.length - 1] ?? 0;
/** Twice as tall as wide and no more: what is narrower than that becomes narrower still. */
const tallest = widest * 2;

const notAnImage = (cause?: unknown) =>
  new Problem('UNSUPPORTED_MEDIA', {
    message: m.thisFileIsNotAPng(),
    cause,
  });

/**
 * The image that `bytes` show, as new files that hold nothing else of them: no metadata, no second file
 * behind the first, no second frame. Throws 400, 413 or 415 for what is no such image.
 */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  const { data, info } = await decode(bytes);
  const { width, height, channels } = info;
  const raw = () => sharp(data, { raw: { width, height, channels } });
  const isCutOut = channels === 4 && !(await raw().stats()).isOpaque;
  const image = () => (isCutOut ? raw() : raw().removeAlpha());
  const files: EncodedImage['files'][number][] = [];
  for (const each of widthsUpTo(width)) {
    const resized = () => (each === width ? image() : image().resize({ width: each }));
    files.push(
      { width: each, format: 'avif', bytes: await output(resized().avif({ quality: 55, effort: 3 })) },
      { width: each, format: 'webp', bytes: await output(resized().webp({ quality: 80 })) },
    );
  }
  return { isCutOut, width, files };
}

const output = async (image: Sharp) => new Uint8Array(await image.toBuffer());

/** Upright, in sRGB, no wider than the widest, as plain pixels. */
async function decode(bytes: Uint8Array) {
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  const type = limits.image.types.find((known) => known === mime);
  if (type === undefined) throw notAnImage();
  const maxPixels = type === 'image/avif' ? imageLimits.maxAvifPixels : imageLimits.maxPixels;
  try {
    const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await source.metadata();
    if (format !== decoders[type]) throw notAnImage();
    return await source
      .autoOrient()
      .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw refusalOf(error, maxPixels);
  }
}

function refusalOf(error: unknown, maxPixels: number): Problem {
  if (error instanceof Problem) return error;
  const words = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(words)) {
    return new Problem('TOO_LARGE', {
      message: m.thePictureHasMoreThanMillionPixels({ millions: maxPixels / 1e6 }),
      cause: error,
    });
  }
  return new Problem('INVALID', { message: m.thisPictureIsDamagedAndCannotBeRead(), cause: error });
}
