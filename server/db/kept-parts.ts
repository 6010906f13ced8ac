/** An SQL condition: whether a part is not deleted. Only such parts have a number that no other part may have. */
export const isKept = '(parts.deleted_at IS NULL OR parts.off_sale_as IS NOT NULL)';
