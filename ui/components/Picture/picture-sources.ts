const houseWidths = [400, 800];
const uploadWidths = [400, 800, 1200];

/** A house picture carries its kind and its width in its name. */
const housePicture = /^(.*-cutout-)(?:400|800)\.(?:webp|avif)$/;

/**
 * An uploaded picture's address ends in its widest width: it exists in that one and in every smaller of
 * `uploadWidths`, as AVIF and WebP (POST /images).
 */
const uploadedPicture = /^(.*\/[0-9a-f]{32}(-cutout)?-)(\d{1,4})\.webp$/;

export interface PictureSources {
  /** A cut-out is transparent and stands on the page; any other picture is opaque and fills its slot. */
  isCutOut: boolean;
  /** The same picture in other formats and widths, where its address says that there are any. */
  avif?: string;
  webp?: string;
}

/** What an address tells about the picture behind it. */
export function pictureSources(src: string): PictureSources {
  const house = housePicture.exec(src)?.[1];
  if (house !== undefined) return { isCutOut: true, ...inFormats(house, houseWidths) };
  const [, stem, cutOut, widest] = uploadedPicture.exec(src) ?? [];
  if (stem === undefined) return { isCutOut: src.includes('-cutout-') };
  const width = Number(widest);
  const widths = [...uploadWidths.filter((smaller) => smaller < width), width];
  return { isCutOut: cutOut !== undefined, ...inFormats(stem, widths) };
}

function inFormats(stem: string, widths: readonly number[]) {
  const set = (format: string) => widths.map((width) => `${stem}${width}.${format} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}
