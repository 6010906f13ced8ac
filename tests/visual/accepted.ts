import { createHash } from 'node:crypto';

export interface ModeChange {
  mode: string;
  /** Hashes of the pictures; null where there is none. */
  before: string | null;
  after: string | null;
}

/** What accepts one change of a story and no other: it is made of the very pictures before and after. */
export function acceptanceOf(story: string, modes: readonly ModeChange[]): string {
  const lines = modes.map(({ mode, before, after }) => `${mode} ${before} ${after}`).sort();
  const hash = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
  return `${story} ${hash}`;
}

/** The lines of the file that accepts, without comments. */
export const readAccepted = (text: string): Set<string> =>
  new Set(
    text
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter(Boolean),
  );

/** Whether a story is meant by its id or by a pattern with `*` for whatever. */
export function matches(story: string, pattern: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/\W/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${source}$`).test(story);
}

const explanation = `# Changes of pictures that are meant, one story a line: its id and what its pictures were and became.
# Written by \`npm run test:visual -- --accept <story or pattern>\`; a line is of no more use once its change is in the base.
`;

/** The file's text with `more` in it and without what accepts nothing that is there now. */
export function writeAccepted(
  accepted: ReadonlySet<string>,
  present: readonly string[],
  more: readonly string[],
): string {
  const lines = present.filter((line) => accepted.has(line) || more.includes(line)).sort();
  return explanation + lines.map((line) => `${line}\n`).join('');
}
