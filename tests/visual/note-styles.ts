/** A style sheet by its place, as a class may be called. */
export const styleName = (file: string): string => file.replace(/\W/g, '-');

/** Names classes so that they tell where they come from: vanilla-extract's `identifiers`. */
export const namedByFile = ({ filePath, hash }: { filePath: string; hash: string }): string =>
  `from_${styleName(filePath)}_${hash}`;

/** The sheet, as `styleName` calls it, that a class comes from. */
export const sheetOf = (name: string): string | undefined => /^from_(.+)_[^_]+$/.exec(name)?.[1];

export const isStyleSheet = (file: string): boolean => file.endsWith('.css.ts');

/** Whether a sheet, of this content, has rules for pages without a class of it: none is named ahead of any `:not()`. */
export const reachesBeyond = (content: string): boolean =>
  /\b(?:global|createGlobal)\w*\(\s*(?!`(?:(?!:not)[^`$])*\$\{)/.test(content);
