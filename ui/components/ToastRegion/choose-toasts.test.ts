import { expect, test } from 'vitest';
import { chooseToasts } from './choose-toasts.ts';

const news = (id: string, text = id) => ({ id, text, tone: 'info' }) as const;
const error = (id: string, text = id) => ({ id, text, tone: 'critical' }) as const;

const choose = (...toasts: Parameters<typeof chooseToasts>[0]) => {
  const { shown, gone } = chooseToasts(toasts, 3);
  return { shown: shown.map(({ id }) => id), gone: gone.map(({ id }) => id) };
};

test('nothing is shown when nothing has happened', () => expect(choose()).toEqual({ shown: [], gone: [] }));

test('of many the newest three are shown, and the older ones have gone', () => {
  expect(choose(news('a'), news('b'), news('c'), news('d'))).toEqual({
    shown: ['b', 'c', 'd'],
    gone: ['a'],
  });
});

test('shows equal messages once, as the newest', () => {
  expect(choose(news('first', 'Saved'), news('b'), news('again', 'Saved'))).toEqual({
    shown: ['b', 'again'],
    gone: ['first'],
  });
});

test('the same words in another tone are another message', () => {
  expect(choose(news('a', 'Already paid'), error('b', 'Already paid')).shown).toEqual(['a', 'b']);
});

test('the same words with an action each are two messages', () => {
  const undoable = (id: string) => ({
    ...news(id, 'Deleted'),
    action: { label: 'Undo', name: id, href: '#' },
  });
  expect(choose(undoable('a'), undoable('b')).shown).toEqual(['a', 'b']);
});

test('news does not push an error out', () => {
  expect(choose(error('a'), news('b'), news('c'), news('d'))).toEqual({
    shown: ['a', 'c', 'd'],
    gone: ['b'],
  });
});

test('errors without room wait', () => {
  expect(choose(error('a'), error('b'), error('c'), error('d'), news('e'))).toEqual({
    shown: ['b', 'c', 'd'],
    gone: ['e'],
  });
});
