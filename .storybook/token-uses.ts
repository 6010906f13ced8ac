import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokens } from '#tokens/token-list.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** How styles refer to groups, where it is not by their name. */
const otherNames: Readonly<Record<string, string>> = { type: 'typeStyles', layout: '(?:from|below)' };

const patterns = tokens.map(({ name: token }) => {
  const [group = '', name = ''] = token.split('.');
  const reference = `\\b${otherNames[group] ?? group}(?:\\.${name}\\b|\\['${name}'\\])`;
  const pattern = group === 'radius' ? `${reference}|\\bchamfer\\('${name}'\\)` : reference;
  return { token, pattern: new RegExp(pattern) };
});

/** The tokens to which the source of a style sheet refers. */
export function tokensIn(source: string): string[] {
  const all = /\blettering\b/.test(source) ? source + read('tokens/lettering.ts') : source;
  return patterns.filter(({ pattern }) => pattern.test(all)).map(({ token }) => token);
}

function tokensOf(folder: string): string[] {
  const styles = readdirSync(join(root, folder)).filter((file) => file.endsWith('.css.ts'));
  return tokensIn(styles.map((file) => read(`${folder}/${file}`)).join('\n'));
}

/**
 * The tokens that the styles of each component, section and layout use, such as `color.accent`, by the title of its
 * stories, such as `Components/Button`.
 */
export const tokenUses = (): Record<string, string[]> =>
  Object.fromEntries(
    ['Components', 'Sections', 'Layouts'].flatMap((level) => {
      const folder = `ui/${level.toLowerCase()}`;
      return readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => [`${level}/${name}`, tokensOf(`${folder}/${name}`)] as const);
    }),
  );
