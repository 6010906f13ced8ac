import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Compares two PNG files exactly. Returns the number of different pixels and a PNG that marks them. */
export async function compareImages(
  before: string,
  after: string,
): Promise<{ pixels: number; diff: Buffer }> {
  const images = [before, after].map((file) => sharp(file).ensureAlpha());
  const sizes = await Promise.all(images.map((image) => image.metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all(
    [before, after].map((file, index) => {
      const { width: right = 0, height: bottom = 0 } = sizes[index] ?? {};
      const margins = { right: width - right, bottom: height - bottom, background: transparent };
      return sharp(file).ensureAlpha().extend(margins).raw().toBuffer();
    }),
  );
  if (!one || !other) throw new Error('Two images are needed');
  const diff = Buffer.alloc(one.length);
  const pixels = pixelmatch(one, other, diff, width, height, { threshold: 0, includeAA: true });
  const png = await sharp(diff, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, diff: png };
}
