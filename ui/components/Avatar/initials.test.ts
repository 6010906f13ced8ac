import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Mara Lindqvist', 'ML'],
  ['  anna  van der  berg ', 'AB'],
  ['Åsa', 'Å'],
  ['محمد علي', 'مع'],
  ['李 明', '李明'],
  ['(7) Works', '7W'],
  ['… —', ''],
  ['', ''],
])('"%s" is abbreviated to "%s"', (name, expected) => expect(initials(name)).toBe(expected));
