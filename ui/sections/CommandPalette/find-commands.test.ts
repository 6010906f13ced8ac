import { expect, test } from 'vitest';
import { findCommands } from './find-commands.ts';

const groups = [
  {
    label: 'Pages',
    commands: [
      { id: 'a', label: 'Manage Products', icon: 'boxes', keywords: 'parts stock' },
      { id: 'b', label: 'Übersicht', icon: 'home' },
    ],
  },
  { label: 'Theme', commands: [{ id: 'c', label: 'Dark', icon: 'moon' }] },
] as const;
const searches = [{ id: 'd', label: 'Search parts for', icon: 'search' }] as const;

const found = (text: string) =>
  findCommands(groups, searches, text).map(({ commands }) => commands.map(({ label }) => label));

test('nothing typed shows every command, and no search', () => {
  expect(found('  ')).toEqual([['Manage Products', 'Übersicht'], ['Dark']]);
});

test.each(['prod', 'PROD man', 'stock', 'pages manage'])(
  '"%s" finds a command by its name, group or other words',
  (text) => expect(found(text)[0]).toEqual(['Manage Products']),
);

test('accents need not be typed', () => expect(found('ubersicht')[0]).toEqual(['Übersicht']));

test('what was typed can be looked for in the lists, without the blanks around it', () => {
  expect(found(' brake disc ')).toEqual([['Search parts for “brake disc”']]);
});
