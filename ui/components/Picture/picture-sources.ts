const houseWidths = [400, 800];
const uploadWidths = [400, 800, 1200];

/** The file name of a built-in image contains its type and width. */
const housePicture = /^(.*-cutout-)(?:400|800)\.(?:webp|avif)$/;

/**
 * The URL of an uploaded image ends in its largest width. It exists in that width and every smaller one of
 * `uploadWidths`, as AVIF and WebP (POST /images).
 */
const uploadedPicture = /^(.*\/[0-9a-f]{32}(-cutout)?-)(\d{1,4})\.webp$/;

export interface PictureSources {
  /** A cut-out has a transparent background; any other image is opaque and fills its slot. */
  isCutOut: boolean;
  /** `srcset` values in both formats, when the URL is of a known type. */
  avif?: string;
  webp?: string;
}

/** Derives the available formats and widths from the image URL. */
export function pictureSources(src: string): PictureSources {
  const [, stem, cutOut, widest] = uploadedPicture.exec(src) ?? [];
  if (stem !== undefined) {
    const width = Number(widest);
    const widths = [...uploadWidths.filter((smaller) => smaller < width), width];
    return { isCutOut: cutOut !== undefined, ...inFormats(stem, widths) };
  }
  const house = housePicture.exec(src)?.[1];
  return house === undefined
    ? { isCutOut: src.includes('-cutout-') }
    : { isCutOut: true, ...inFormats(house, houseWidths) };
}

function inFormats(stem: string, widths: readonly number[]) {
  const set = (format: string) => widths.map((width) => `${stem}${width}.${format} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}
