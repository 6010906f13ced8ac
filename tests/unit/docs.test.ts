import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { faultTexts } from '#contract/import/faults.ts';
import { faultKinds } from '#contract/import/imports.ts';
import { importColumns, importKinds } from '#contract/import/kinds.ts';
import { filesIn, readSource } from './sources.ts';

const folders = '.github .storybook app contract docs local mocks server tests tokens ui workbench'.split(
  ' ',
);
const files = ['CONTRIBUTING.md', 'README.md', 'SECURITY.md', ...filesIn(...folders)].filter((file) =>
  /\.(ts|tsx|js|md|mdx|sql|yml)$/.test(file),
);

/** Ids of rules, such as B1 or K20. Parts of words, hashes and %-escapes are not ids. */
const ruleIdsIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w%#&./-])[BIKR][1-9]\d?(?![\w-])/g)].map(([id]) => id);

/** A rule is defined by a heading or by the first cell of a table row. */
const rules = new Set(
  [...readSource('docs/rules.md').matchAll(/^(?:### |\| )([BIKR]\d+)(?::| \|)/gm)].map(([, id = '']) => id),
);

const unknownRulesIn = (text: string) => ruleIdsIn(text).filter((id) => !rules.has(id));

test('references to rules name rules of docs/rules.md', () => {
  expect(rules.size).toBeGreaterThan(40);
  const unknown = files.flatMap((file) => unknownRulesIn(readSource(file)).map((id) => `${file}: ${id}`));
  expect(unknown).toEqual([]);
});

/** Without the texts of brands, whose links lead to pages of the shop: `brand-texts.test.ts`. */
const markdown = files.filter((file) => file.endsWith('.md') && !file.includes('/texts/'));

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (file: string) =>
  [...readSource(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test('relative links in Markdown files lead to existing files and headings', () => {
  const broken = markdown.flatMap((file) =>
    [...readSource(file).matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, path = '', anchor]) => {
        const target = path === '' ? file : posix.join(posix.dirname(file), path);
        const isThere = existsSync(target) && (anchor === undefined || anchorsIn(target).includes(anchor));
        return isThere ? [] : [`${file}: ${link}`];
      },
    ),
  );
  expect(broken).toEqual([]);
});

// Decision records are history.
const guides = markdown.filter((file) => !file.startsWith('docs/decisions/'));

test.each(guides)('%s names existing files', (file) => {
  const named = [...readSource(file).matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.includes(path.split('/')[0] ?? ''));
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

const decisions = filesIn('docs/decisions');

test.each(decisions)('%s has its number, a date and a status, and an accepted one three sections', (file) => {
  const number = Number(/\/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]);
  expect(readSource(file)).toMatch(
    new RegExp(
      `^# ${number}\\. \\S.*\\n\\n- Date: \\d{4}-\\d\\d-\\d\\d\\n- Status: (Superseded by .+|Accepted\\n` +
        '\\n## Context\\n[^]+\\n## Decision\\n[^]+\\n## Consequences\\n[^]+)\\n',
    ),
  );
});

test('decision records are numbered without gaps', () => {
  expect(decisions.map((file) => Number(/\d{4}/.exec(file)?.[0]))).toEqual(
    decisions.map((_, index) => index + 1),
  );
});

test.each(importKinds)('the guide for owners explains each column of %s', (kind) => {
  const guide = readSource('docs/moving-in.md');
  const headings = Object.values(importColumns[kind]).map(({ heading }) => heading);
  expect(headings.filter((heading) => !guide.includes(`\`${heading}\``))).toEqual([]);
});

test('the guide for owners explains each fault of a file', () => {
  const guide = readSource('docs/moving-in.md');
  const titles = faultKinds.map((kind) => faultTexts(kind).title);
  expect(titles.filter((title) => !guide.includes(`| ${title} |`))).toEqual([]);
});
