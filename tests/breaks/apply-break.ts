import type { Break } from './break.ts';

/** The file with the one change made; throws unless there is exactly one place for it. */
export function applyBreak(source: string, { name, file, find, replace }: Break): string {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(
      `${name}: ${file} holds what it replaces ${more.length + (after === undefined ? 0 : 1)} times`,
    );
  }
  return `${before}${replace}${after}`;
}
