import { expect, test } from 'vitest';
import type { Inline, TextBlock } from '#contract/shop/text-blocks.ts';
import { pageAt } from '#contract/pages.ts';
import { parseText } from '#local/text-blocks.ts';
import { brandNames, shops } from '#tokens/shops.ts';
import { filesIn, readSource } from './sources.ts';

const linksIn = (content: readonly Inline[]): string[] =>
  content.flatMap((part) => {
    if (typeof part === 'string') return [];
    return [...(part.kind === 'link' ? [part.href] : []), ...linksIn(part.content)];
  });

const linksOf = (block: TextBlock) => linksIn(block.kind === 'list' ? block.items.flat() : block.content);

test.each(brandNames)('the texts of %s are those of its shop, and their links lead to pages', (brand) => {
  const folder = `tokens/brands/${brand}/texts`;
  const files = filesIn(folder);
  expect(files).toEqual(shops[brand].texts.map((name) => `${folder}/${name}.md`).toSorted());
  const links = files.flatMap((file) => parseText(readSource(file)).flatMap(linksOf));
  expect(links.filter((href) => href.startsWith('/') && !pageAt(href))).toEqual([]);
});
