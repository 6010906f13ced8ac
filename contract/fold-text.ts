/** With signs that are written instead of a hyphen. */
const hyphen = /[\p{Dash}\u02D7\u2043\u2796]/gu;
const blanks = /[\s\u0085\u2800]+/g;

/**
 * Equal for names and addresses that differ only in case, in the kind and number of their blanks, in the kind of their
 * hyphens, or in invisible characters. `fold_name` is the same in SQL.
 */
export const foldText = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\u00B4', "'")
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFC')
    .replace(hyphen, '-')
    .replace(blanks, ' ')
    .trim();
