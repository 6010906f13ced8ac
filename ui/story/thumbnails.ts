import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

/** What `npm run thumbnails` adds to the built Storybook: `thumbnails/index.json`, beside the images. */
export const Thumbnails = z.object({
  /** A hash of the sources of this Storybook. */
  sources: z.string(),
  /** The brand of the images. */
  brand: z.string(),
  /** The name of each story's image, by its mode, such as `phone light`, or `320 px light` at a width of its own. */
  images: z.record(z.string(), z.record(z.string(), z.string())),
  /** The id of the project at Chromatic. */
  chromaticApp: z.optional(z.string()),
  /** The stories that `npm run review` found changed. Its page is `review/index.html`. */
  review: z.optional(z.object({ base: z.string(), changed: z.array(z.string()) })),
});
export type Thumbnails = z.infer<typeof Thumbnails>;

/** The modes of the thumbnails, as in `.storybook/modes.ts`. */
export type ThumbnailTheme = 'light' | 'dark';
export type ThumbnailWidth = 'phone' | 'desktop';

/** The name of a story's image. Undefined if it has none. */
export function thumbnailOf(
  { images }: Thumbnails,
  story: string,
  theme: ThumbnailTheme,
  width: ThumbnailWidth,
): string | undefined {
  const modes = Object.entries(images[story] ?? {});
  return modes.find(([mode]) => mode === `${width} ${theme}` || mode.endsWith(`px ${theme}`))?.[1];
}

/** The content of a JSON file of the built Storybook. Null if there is no such file, undefined while it loads. */
export function useJson<Schema extends z.ZodMiniType>(url: string, schema: Schema) {
  const [content, setContent] = useState<z.infer<Schema> | null>();
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const response = await fetch(url);
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      const value = response.ok && isJson ? schema.parse(await response.json()) : null;
      if (isCurrent) setContent(value);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [url, schema]);
  return content;
}
