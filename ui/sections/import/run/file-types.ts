/** The extensions of files that an import reads. Browsers know no common media types of them. */
export const fileTypes = ['.csv', '.tsv', '.txt', '.xlsx', '.xml', '.zip'] as const;
