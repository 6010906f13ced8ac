import { expect, test } from 'vitest';
import { parseText } from './text-blocks.ts';

test('headings, paragraphs, lists, emphasis and links become blocks', () => {
  const markdown = `## A & b

Half a
line, **strong *and more***: see [prices](/parts).

1. One
2. Two
`;
  expect(parseText(markdown)).toEqual([
    { kind: 'heading', level: 2, content: ['A & b'] },
    {
      kind: 'paragraph',
      content: [
        'Half a line, ',
        { kind: 'strong', content: ['strong ', { kind: 'emphasis', content: ['and more'] }] },
        ': see ',
        { kind: 'link', href: '/parts', content: ['prices'] },
        '.',
      ],
    },
    { kind: 'list', isOrdered: true, items: [['One'], ['Two']] },
  ]);
});

test.each([
  ['<script>alert(1)</script>'],
  ['Some <b>bold</b> text'],
  ['![a picture](/x.png)'],
  ['[here](javascript:alert)'],
  ['[here](//example.com)'],
  ['# The title of a page'],
])('refuses %s', (markdown) => {
  expect(() => parseText(markdown)).toThrow();
});
