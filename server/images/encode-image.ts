import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/problem.js';
import { imageLimits } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import { imageWidths, mailImageSize, widthsUpTo, type ImageFormat } from './image-name.ts';

export interface EncodedImage {
  /** Whether it has transparent pixels. The page then shows it without a background. */
  isCutOut: boolean;
  /** The largest width, in pixels. */
  width: number;
  files: ReadonlyArray<{ width: number; format: ImageFormat; bytes: Uint8Array<ArrayBuffer> }>;
  /** The JPEG for mails. */
  mail: Uint8Array<ArrayBuffer>;
}

// Each thread needs memory.
sharp.concurrency(Math.min(sharp.concurrency(), 4));
// Only these four decoders are allowed, whatever type a file claims: no SVG, PDF or GIF.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
// Images are encoded one at a time, so a cache is useless.
sharp.cache(false);

/** sharp's names of the allowed formats. */
const decoders: Readonly<Record<(typeof limits.image.types)[number], string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

const widest = imageWidths[imageWidths.length - 1] ?? 0;
/** A taller image is scaled down to this height. */
const tallest = widest * 2;

/** As in `tokens`, which this process does not load. */
const plate = '#E6E8E2';

const notAnImage = (cause?: unknown) =>
  new Problem('UNSUPPORTED_MEDIA', {
    message: m.notAPicture(),
    extra: { field: 'image' },
    cause,
  });

/**
 * Decodes the image and encodes it as new files, without metadata, further frames and appended files. Throws 400, 413
 * or 415.
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
  // A JPEG is opaque: a cut-out gets the plate of the light theme, in both themes.
  const mail = isCutOut
    ? raw()
        .flatten({ background: plate })
        .resize({ ...mailImageSize, fit: 'contain', background: plate })
    : image().resize({ ...mailImageSize, fit: 'cover' });
  return { isCutOut, width, files, mail: await output(mail.jpeg({ quality: 82 })) };
}

const output = async (image: Sharp) => new Uint8Array(await image.toBuffer());

/** Returns the pixels: upright, in sRGB, and no larger than the largest size. */
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
    throw toProblem(error, maxPixels);
  }
}

function toProblem(error: unknown, maxPixels: number): Problem {
  if (error instanceof Problem) return error;
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) {
    return new Problem('TOO_LARGE', {
      extra: { field: 'image' },
      message: m.pictureTooManyPixels({ millions: maxPixels / 1e6 }),
      cause: error,
    });
  }
  return new Problem('INVALID', { message: m.pictureDamaged(), extra: { field: 'image' }, cause: error });
}
