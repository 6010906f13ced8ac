const widths = [400, 800] as const;

/** A house picture carries its kind and its width in its name. */
const housePicture = /^(.*-cutout-)(?:400|800)\.(?:webp|avif)$/;

export interface PictureSources {
  /** A cut-out is transparent and stands on the page; any other picture is opaque and fills its slot. */
  isCutOut: boolean;
  /** The same picture in other formats and widths, where its address says that there are any. */
  avif?: string;
  webp?: string;
}

/** What an address tells about the picture behind it. */
export function pictureSources(src: string): PictureSources {
  const stem = housePicture.exec(src)?.[1];
  if (stem === undefined) return { isCutOut: src.includes('-cutout-') };
  const set = (format: string) => widths.map((width) => `${stem}${width}.${format} ${width}w`).join(', ');
  return { isCutOut: true, avif: set('avif'), webp: set('webp') };
}
