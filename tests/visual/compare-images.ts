import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Compares two PNG files exactly. Returns the number of different pixels and a PNG that marks them. */
export async function compareImages(before: string, after: string) {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const canvas = { create: { width, height, channels: 4, background: 'transparent' } } as const;
  const read = (file: string) =>
    sharp(canvas)
      .composite([{ input: file, left: 0, top: 0 }])
      .raw()
      .toBuffer();
  const diff = Buffer.alloc(4 * width * height);
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(await read(before), await read(after), diff, width, height, options);
  const png = sharp(diff, { raw: { width, height, channels: 4 } }).png();
  return { pixels, diff: await png.toBuffer() };
}
