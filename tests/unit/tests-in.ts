import ts from 'typescript';
import { product } from '#messages/en.json' with { type: 'json' };
import { readSource } from './sources.ts';

export interface TestFile {
  tests: Test[];
  /** Every string, template part, regular expression, JSX text and message of the product, except titles. */
  texts: string[];
}

export interface Test {
  /** As the source writes it. */
  title: string;
  /** Matches the title, alone or after the titles of some of its groups, joined by ` › `. */
  pattern: RegExp;
  /** Ids from a comment such as `// proves 2.13, K5` above the test, a loop or a group, or from a title such as `K5: …`. */
  proves: string[];
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** `%s` and `$name` of `test.each` match anything, and so does `${…}`. */
const withPlaceholders = (text: string) => escaped(text).replace(/%[sdijo]|\\\$\w+/g, '.+');

function patternOf(title: ts.Node): string {
  if (ts.isStringLiteralLike(title)) return withPlaceholders(title.text);
  if (ts.isTemplateExpression(title)) {
    return title.templateSpans.reduce(
      (pattern, { literal }) => `${pattern}.+${withPlaceholders(literal.text)}`,
      withPlaceholders(title.head.text),
    );
  }
  // The name of a story.
  return ts.isVariableDeclaration(title.parent) ? escaped(title.getText()) : '.+';
}

/** The called function without its arguments: `test`, `test.describe`, `it.each`. */
function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) return `${nameOf(callee.expression)}.${callee.name.text}`;
  if (ts.isCallExpression(callee)) return nameOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? nameOf(callee.tag) : '';
}

const groupNames = /^(describe|test\.describe|it\.describe)\b/;
const testNames = /^(test|it)(\.(each|for|only|skip))?$/;

interface Group {
  titles: string[];
  proves: string[];
}

export function testsIn(file: string, source: string): TestFile {
  const tests: Test[] = [];
  const texts: string[] = [];
  const isStories = file.endsWith('.stories.tsx');

  function idsAbove(node: ts.Node): string[] {
    const comments = (ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [])
      .map(({ pos, end }) => source.slice(pos, end))
      .join('\n');
    return (/\bproves ([\w., ]+)/.exec(comments)?.[1] ?? '').match(/\d\.\d+|K\d+/g) ?? [];
  }

  const idsOf = (node: ts.Node, title: ts.Node) => [
    ...idsAbove(node),
    ...(/(?<=^['"`])K\d+(?=:)/.exec(title.getText()) ?? []),
  ];

  function addTest(node: ts.Node, title: ts.Node, { titles, proves }: Group) {
    const path = [...titles, patternOf(title)];
    const alternatives = path.map((_, index) => path.slice(index).join(' › '));
    tests.push({
      title: title.getText(),
      pattern: new RegExp(`^(${alternatives.join('|')})$`),
      proves: [...proves, ...idsOf(node, title)],
    });
  }

  function visit(node: ts.Node, group: Group) {
    if (ts.isCallExpression(node)) {
      const [title, ...rest] = node.arguments;
      const name = nameOf(node.expression);
      const isGroup = groupNames.test(name);
      const hasBody = rest.some((arg) => ts.isArrowFunction(arg) || ts.isFunctionExpression(arg));
      if (title && hasBody && (isGroup || testNames.test(name))) {
        if (!isGroup) addTest(node, title, group);
        const inner = {
          titles: [...group.titles, patternOf(title)],
          proves: [...group.proves, ...idsOf(node, title)],
        };
        visit(node.expression, group);
        for (const argument of rest) visit(argument, isGroup ? inner : group);
        return;
      }
    }
    if (ts.isForOfStatement(node)) group = { ...group, proves: [...group.proves, ...idsAbove(node)] };
    if (isStories && ts.isVariableStatement(node) && node.modifiers?.length) {
      for (const { name } of node.declarationList.declarations) addTest(node, name, group);
    }
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'product') {
      texts.push(new Map(Object.entries(product)).get(node.name.text) ?? '');
    }
    if (ts.isRegularExpressionLiteral(node)) texts.push(node.text, node.text.replace(/\\(\W)/g, '$1'));
    ts.forEachChild(node, (child) => visit(child, group));
  }

  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  visit(tree, { titles: [], proves: [] });
  return { tests, texts };
}

const known = new Map<string, TestFile>();

/** The tests of a file of the project, which is parsed once. */
export function testsAt(file: string): TestFile {
  const found = known.get(file) ?? testsIn(file, readSource(file));
  known.set(file, found);
  return found;
}
