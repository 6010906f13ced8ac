// @vitest-environment jsdom
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { draft, dropDrafts } from './drafts.ts';

const Note = z.object({ address: z.string() });

test('what was begun is one user’s, for one thing, and found again', () => {
  draft(Note, 'mara', 'order:1').keep({ address: 'Kajgatan 9' });
  expect(draft(Note, 'mara', 'order:1').read()).toEqual({ address: 'Kajgatan 9' });
  expect(draft(Note, 'mara', 'order:2').read()).toBeNull();
  expect(draft(Note, 'ruta', 'order:1').read()).toBeNull();
});

test('what anything else has written there is no draft', () => {
  sessionStorage.setItem('draft:mara:order:3', '{"address":4}');
  expect(draft(Note, 'mara', 'order:3').read()).toBeNull();
});

test('a log-out in another tab, which empties what the tabs share, keeps them', () => {
  draft(Note, 'mara', 'order:5').keep({ address: 'Kajgatan 9' });
  localStorage.clear();
  expect(draft(Note, 'mara', 'order:5').read()).toEqual({ address: 'Kajgatan 9' });
});

test('all of them are forgotten, with their notes, and nothing else is', () => {
  const kept = draft(Note, 'mara', 'order:4');
  kept.keep({ address: 'Kajgatan 9' });
  kept.notes.write('key');
  localStorage.setItem('theme', 'dark');
  dropDrafts();
  expect(kept.read()).toBeNull();
  expect(kept.notes.read()).toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
});
