/**
 * Counts the letters to add, remove or replace and the neighbours to swap that make one word of the other (Damerau–Levenshtein
 * distance in its restricted form, optimal string alignment).
 */
export function editDistance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let before: number[] = [];
  let last = [0, ...to.map((_, column) => column + 1)];
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const cost = letter === wanted ? 0 : 1;
      const isSwap = letter === to[column - 1] && from[row - 1] === wanted;
      next.push(
        Math.min(
          at(last, column) + cost,
          at(last, column + 1) + 1,
          at(next, column) + 1,
          isSwap ? at(before, column - 1) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return at(last, to.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity;
