/** The name of a style sheet within a class name. */
export const sheetName = (file: string): string => file.replace(/\W/g, '-');

/** An `identifiers` function of vanilla-extract: class names contain the name of their style sheet. */
export const nameClass = ({ filePath, hash }: { filePath: string; hash: string }): string =>
  `from_${sheetName(filePath)}_${hash}`;

/** The name of the style sheet that a class is from. */
export const sheetOf = (className: string): string | undefined => /^from_(.+)_[^_]+$/.exec(className)?.[1];

export const isStyleSheet = (file: string): boolean => file.endsWith('.css.ts');

/** Whether a sheet has rules for elements without a class of it: a selector that does not start with a class. */
export const stylesOthers = (content: string): boolean =>
  /\b(?:global|createGlobal)\w*\(\s*(?!`(?:(?!:not)[^`$])*\$\{)/.test(content);
