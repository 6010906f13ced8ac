import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { product } from '#messages/en.json' with { type: 'json' };
import { filesIn, readSource } from './sources.ts';

/** The sections of the product's specification that fix its words. */
const specification = readSource('docs/product.md')
  .split(/^(?=## )/m)
  .filter((section) => /^## (2|5|8)\. /.test(section))
  .join('');

// A quote is a message or a label; `{min}` and `{stock}` in it stand for a number.
const quoted = [
  ...new Set([...specification.matchAll(/(?<!\w)'(.+?)'(?!\w)/g)].map(([, words = '']) => words)),
];
const anyNumber = 7;
const withNumber = (words: string) => words.replace(/\{\w+\}/, String(anyNumber));

const known = Object.values(product).map(withNumber);

describe('the words that the product fixes', () => {
  test.each(quoted)('"%s" is in messages/en.json, letter for letter', (words) => {
    expect(known).toContain(withNumber(words));
  });

  test.each(known)('"%s" in messages/en.json is the specification\'s', (words) => {
    expect(quoted.map(withNumber)).toContain(words);
  });
});

/** Every piece of text that a source writes itself: strings, the parts of templates, text in JSX. */
function textsIn(file: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text);
    }
    // JSX breaks a long text over lines and shows it as one.
    if (ts.isJsxText(node)) texts.push(node.text.replace(/\s+/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return texts;
}

/** Finds a message by itself or beside other things, not as the beginning of a longer sentence. */
const patterns = known.map((words) => {
  const fixed = words.replace(String(anyNumber), '').trim();
  return { words, pattern: new RegExp(`(?<!\\w\\s*)${fixed.replace(/[.?!]/g, '\\$&')}(?!\\s*\\w)`) };
});

function messagesIn(file: string, source: string): string[] {
  const texts = textsIn(file, source);
  return patterns.filter(({ pattern }) => texts.some((text) => pattern.test(text))).map(({ words }) => words);
}

test('a message is found in JSX and in templates', () => {
  expect(messagesIn('a.tsx', '<p>\n  Password reset\n  email sent!\n</p>')).toEqual([product.resetEmailSent]);
  expect(messagesIn('a.ts', 'const words = `${name}: Please order minimum ${count}`;')).toHaveLength(1);
});

describe('a message of the product', () => {
  const sources = filesIn('app', 'ui', 'server', 'mocks').filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
  );

  test.each(sources)('is read from messages/en.json, not written in %s', (file) => {
    expect(messagesIn(file, readSource(file))).toEqual([]);
  });
});
