import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

const components = join(import.meta.dirname, '../ui/components');

type Literal = string | Literal[] | { [name: string]: Literal };

/** The value of an expression made of texts, lists and objects. Undefined for code, such as JSX. */
function literalOf(node: ts.Expression): Literal | undefined {
  if (ts.isSatisfiesExpression(node)) return literalOf(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((element) => literalOf(element) ?? []);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) return [];
      const value = literalOf(property.initializer);
      return value === undefined ? [] : [[property.name.text, value] as const];
    }),
  );
}

function docsIn(source: string): Literal | undefined {
  const file = ts.createSourceFile('docs.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const exported = file.statements.find(ts.isExportAssignment);
  return exported && literalOf(exported.expression);
}

/** A text of the documentation as lines of a list. */
function linesOf(value: Literal | undefined, prefix = ''): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [`- ${prefix}${value}`];
  if (Array.isArray(value)) return value.flatMap((item) => linesOf(item, prefix));
  return Object.entries(value).flatMap(([name, text]) => linesOf(text, `${prefix}${name}: `));
}

function componentText(name: string): string[] {
  const docs = docsIn(readFileSync(join(components, name, `${name}.docs.tsx`), 'utf8'));
  if (typeof docs !== 'object' || Array.isArray(docs))
    throw new Error(`${name}.docs.tsx has no documentation`);
  const { summary, use, useInstead, content, good, bad, keyboard, screenReader } = docs;
  return [
    `## [${name}](./?path=/docs/components-${name.toLowerCase()}--docs)`,
    '',
    String(summary),
    '',
    ...linesOf(use, 'Use it '),
    ...linesOf(useInstead, 'Use instead '),
    ...linesOf(content, 'Text: '),
    ...linesOf(good, 'Do, '),
    ...linesOf(bad, 'Do not, '),
    ...linesOf(keyboard, 'Key '),
    ...linesOf(screenReader, 'Screen reader: '),
    '',
  ];
}

/** The rules of all components as text, for coding assistants (llmstxt.org). */
export function llmsText(): string {
  const names = readdirSync(components, { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /(\w+)\.docs\.tsx$/.exec(file)?.[1] ?? [],
  );
  return [
    '# Norholt design system',
    '',
    '> React components of a shop for car parts. Each is imported from `ui/components/<name>/<name>.tsx`.',
    '',
    ...names.toSorted().flatMap(componentText),
  ].join('\n');
}

/** Adds llms.txt to the built Storybook. */
export const writeLlmsText = (): Plugin => ({
  name: 'norholt:llms-text',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'llms.txt', source: llmsText() });
  },
});
