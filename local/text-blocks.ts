import { Lexer, type MarkedToken, type Token } from 'marked';
import type { Plugin } from 'vite';
import type { Inline, TextBlock } from '#contract/shop/text-blocks.ts';

/** Turns `*.md` into the blocks of `TextPage`, so that no Markdown is parsed in a browser. */
export const textBlocks = (): Plugin => ({
  name: 'norholt:text-blocks',
  transform: {
    filter: { id: /\.md$/ },
    handler(markdown, id) {
      try {
        return { code: `export default ${JSON.stringify(parseText(markdown))}`, map: null };
      } catch (cause) {
        throw new Error(`${id}: ${cause instanceof Error ? cause.message : ''}`, { cause });
      }
    },
  },
});

/** Parses headings of two levels, paragraphs, lists, strong and emphasized text and links. Throws at anything else. */
export const parseText = (markdown: string): TextBlock[] => new Lexer().lex(markdown).flatMap(blockOf);

/** `Token` also has those of extensions, which are not used. */
const known = (token: Token) => token as MarkedToken;

function blockOf(block: Token): TextBlock[] {
  const token = known(block);
  if (token.type === 'space') return [];
  if (token.type === 'heading' && (token.depth === 2 || token.depth === 3))
    return [{ kind: 'heading', level: token.depth, content: inlineOf(token.tokens) }];
  if (token.type === 'paragraph') return [{ kind: 'paragraph', content: inlineOf(token.tokens) }];
  if (token.type === 'list')
    return [
      { kind: 'list', isOrdered: token.ordered, items: token.items.map(({ tokens }) => inlineOf(tokens)) },
    ];
  throw new Error(`not supported: ${token.raw.trim()}`);
}

const inlineOf = (tokens: readonly Token[]): Inline[] => tokens.flatMap(partOf);

function partOf(part: Token): Inline[] {
  const token = known(part);
  if (token.type === 'text')
    return 'tokens' in token && token.tokens ? inlineOf(token.tokens) : [token.raw.replaceAll('\n', ' ')];
  if (token.type === 'escape') return [token.text];
  if (token.type === 'strong') return [{ kind: 'strong', content: inlineOf(token.tokens) }];
  if (token.type === 'em') return [{ kind: 'emphasis', content: inlineOf(token.tokens) }];
  if (token.type === 'link' && isSafe(token.href))
    return [{ kind: 'link', href: token.href, content: inlineOf(token.tokens) }];
  throw new Error(`not supported: ${token.raw.trim()}`);
}

const isSafe = (href: string) => /^(https:\/\/|mailto:|\/(?!\/)|#)/.test(href);
