/** An SQL condition: whether a part is not deleted. Only such parts have a number that no other part may have. */
export const isKept = '(parts.deleted_at IS NULL OR parts.off_sale_as IS NOT NULL)';

/** An SQL condition: the part is on sale, or discontinued, so that its page says that it is not sold any more. */
export const isShown = "(parts.was_published AND parts.off_sale_as IS DISTINCT FROM 'draft')";
