import ts from 'typescript';
import { readSource } from './sources.ts';

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

/**
 * Returns a pattern for each test in a source. It matches the title, alone or after the titles of some of its groups,
 * joined by ` › `.
 */
function testsIn(file: string, source: string): RegExp[] {
  const tests: RegExp[] = [];
  const isStories = file.endsWith('.stories.tsx');

  function addTest(path: readonly string[]) {
    const alternatives = path.map((_, index) => path.slice(index).join(' › '));
    tests.push(new RegExp(`^(${alternatives.join('|')})$`));
  }

  function visit(node: ts.Node, groups: readonly string[]) {
    if (ts.isCallExpression(node)) {
      const [title, ...rest] = node.arguments;
      const name = nameOf(node.expression);
      const hasBody = rest.some((arg) => ts.isArrowFunction(arg) || ts.isFunctionExpression(arg));
      if (title && hasBody && testNames.test(name)) addTest([...groups, patternOf(title)]);
      if (title && hasBody && groupNames.test(name)) groups = [...groups, patternOf(title)];
    }
    if (isStories && ts.isVariableStatement(node) && node.modifiers?.length) {
      for (const { name } of node.declarationList.declarations) addTest([patternOf(name)]);
    }
    ts.forEachChild(node, (child) => visit(child, groups));
  }

  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), []);
  return tests;
}

const known = new Map<string, RegExp[]>();

/** The tests of a file of the project, which is parsed once. */
export function testsAt(file: string): RegExp[] {
  const found = known.get(file) ?? testsIn(file, readSource(file));
  known.set(file, found);
  return found;
}
