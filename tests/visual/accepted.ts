import { hash, type ModeChange } from './result.ts';

/** The line that accepts one change of a story. It contains a hash of the screenshots, so it accepts no other change. */
export const acceptanceOf = (story: string, modes: readonly ModeChange[]): string =>
  `${story} ${hash(JSON.stringify(modes))}`;

/** The lines of accepted.txt without comments. */
export const readAccepted = (text: string): Set<string> =>
  new Set(text.split('\n').filter((line) => /^[^#\s]/.test(line)));

/** Whether a pattern, with `*` for any text, matches a story's id. */
export const matches = (story: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replace(/[^\w*]/g, '\\$&').replaceAll('*', '.*')}$`).test(story);

const header = `# Accepted visual changes: story id, hash of its screenshots before and after.
# Written by \`npm run test:visual -- --accept <story or pattern>\`. A line has no effect once its change is in the base.
`;

/** The text of accepted.txt with the lines of `present` that are accepted now or in `more`. */
export function writeAccepted(
  accepted: ReadonlySet<string>,
  present: readonly string[],
  more: readonly string[],
): string {
  const lines = present.filter((line) => accepted.has(line) || more.includes(line)).sort();
  return header + lines.map((line) => `${line}\n`).join('');
}
