import * as z from 'zod/mini';

/** A picture of a part as an import compares it. */
export const PictureValue = z.object({
  /** Its URL in the shop. Empty: it is not stored yet. */
  image: z.string(),
  alt: z.string(),
  /** As a file named it: a URL, or the name of a file. Empty: an admin has uploaded it. */
  source: z.string(),
  /** The SHA-256 of a file. Null for a URL. */
  digest: z.nullable(z.string()),
});
export type PictureValue = z.infer<typeof PictureValue>;

export const PictureValues = z.array(PictureValue);

/** A picture in a cell of a file. */
export const pictureText = ({ source, image }: PictureValue): string => source || image;

/** An SQL expression: the pictures of a row of `parts`, in their order. */
export const picturesOfPart = `(SELECT coalesce(json_agg(json_build_object('image', one.image, 'alt', alt, 'source', coalesce(source, ''), 'digest', digest)
    ORDER BY position), '[]')
  FROM (SELECT -1 AS position, parts.image, parts.image_alt AS alt WHERE parts.image <> ''
        UNION ALL SELECT position, image, alt FROM part_pictures WHERE part_id = parts.id) AS one
  LEFT JOIN part_image_sources ON part_image_sources.part_id = parts.id AND part_image_sources.image = one.image)`;
