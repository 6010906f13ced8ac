import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Difference {
  /** How many pixels differ. */
  pixels: number;
  /** The smallest part of the picture that holds them all. */
  box: Box;
  size: { width: number; height: number };
  /** A PNG, empty but for the pixels that differ. */
  mask: Buffer;
}

interface Raw {
  data: Buffer;
  info: { width: number; height: number };
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

async function readRaw(picture: string, size?: { width: number; height: number }): Promise<Raw> {
  const image = sharp(picture).ensureAlpha();
  if (size === undefined) return image.raw().toBuffer({ resolveWithObject: true });
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  return image
    .extend({ right: size.width - width, bottom: size.height - height, background: transparent })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The rows from the first to the last one that differs, most of which a picture is spared to look at closely. */
function rowsThatDiffer(one: Raw, other: Raw): { top: number; bottom: number } {
  const { width, height } = one.info;
  const row = width * 4;
  const isSame = (y: number) =>
    one.data.compare(other.data, y * row, (y + 1) * row, y * row, (y + 1) * row) === 0;
  let top = 0;
  let bottom = height;
  while (top < bottom && isSame(top)) top += 1;
  while (bottom > top && isSame(bottom - 1)) bottom -= 1;
  return { top, bottom };
}

function boxOf(mask: Uint8Array, width: number, height: number): Box {
  let left = width;
  let top = height;
  let right = 0;
  let bottom = 0;
  for (let index = 3, pixel = 0; index < mask.length; index += 4, pixel += 1) {
    if (mask[index] === 0) continue;
    const x = pixel % width;
    const y = (pixel - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** Compares two PNG files exactly: both come from the same browser, so nothing may differ by chance. */
export async function comparePictures(before: string, after: string): Promise<Difference> {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([
    readRaw(before, { width, height }),
    readRaw(after, { width, height }),
  ]);
  const { top, bottom } = rowsThatDiffer(one, other);
  const band = ({ data }: Raw) => data.subarray(top * width * 4, bottom * width * 4);
  const mask = new Uint8Array((bottom - top) * width * 4);
  const pixels = pixelmatch(band(one), band(other), mask, width, bottom - top, {
    threshold: 0,
    includeAA: true,
    diffMask: true,
    diffColor: [226, 0, 122],
  });
  const box = boxOf(mask, width, bottom - top);
  return {
    pixels,
    box: { ...box, top: box.top + top },
    size: { width, height },
    mask: await sharp(mask, { raw: { width, height: bottom - top, channels: 4 } })
      .extend({ top, bottom: height - bottom, background: transparent })
      .png({ compressionLevel: 3 })
      .toBuffer(),
  };
}
