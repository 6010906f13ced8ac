import * as m from '#messages/command-palette.js';
import type { CommandGroup, CommandSearch } from './command.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The commands that match all words of `text`, then the searches for it. Empty groups are left out. */
export function findCommands(
  groups: readonly CommandGroup[],
  searches: readonly CommandSearch[],
  text: string,
): CommandGroup[] {
  const typed = text.trim();
  const words = plain(typed).split(/\s+/);
  const goesWith = (said: string) => words.every((word) => plain(said).includes(word));
  const found = groups.map(({ label, commands }) => ({
    label,
    commands: commands.filter(({ label: own, keywords = '' }) => goesWith(`${own} ${label} ${keywords}`)),
  }));
  const asked =
    typed === '' ? [] : searches.map((search) => ({ ...search, label: `${search.label} “${typed}”` }));
  return [...found, { label: m.search(), commands: asked }].filter(({ commands }) => commands.length > 0);
}
