/** The name of a file in a trace, which is also part of a class name. */
export const traceName = (file: string): string => file.replace(/\W/g, '-');

/** An `identifiers` function of vanilla-extract: class names contain the name of their style sheet. */
export const nameClass = ({ filePath, hash }: { filePath: string; hash: string }): string =>
  `from_${traceName(filePath)}_${hash}`;

/** The name of the style sheet that a class is from. */
export const sheetOf = (className: string): string | undefined => /^from_(.+)_[^_]+$/.exec(className)?.[1];
