/** Returns the first letters of the first and the last word. Empty when the name has no letter or digit. */
export function initials(name: string): string {
  const letters = name
    .split(/\s+/)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0])
    .filter((letter) => letter !== undefined);
  const first = letters[0] ?? '';
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : '';
  return (first + last).toLocaleUpperCase('en-US');
}
