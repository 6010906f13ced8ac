import ts from 'typescript';

/** What a test file offers as a proof. */
export interface TestFile {
  /** The titles of its tests, each with those of the groups around it; a pattern where a title is a template. */
  titles: RegExp[];
  /** Everything that it writes in strings, templates and patterns, titles aside. */
  texts: string[];
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** `%s` and `$name` of `test.each` stand for anything, as `${…}` does. */
const withBlanks = (text: string) => literally(text).replace(/%[sdijo]|\\\$\w+/g, '.+');

function patternOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return withBlanks(title.text);
  if (ts.isTemplateExpression(title)) {
    return title.templateSpans.reduce(
      (pattern, { literal }) => `${pattern}.+${withBlanks(literal.text)}`,
      withBlanks(title.head.text),
    );
  }
  return '.+';
}

/** `test`, `test.describe`, `it.each`, …: the name, and what hangs on it. */
function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) return `${nameOf(callee.expression)}.${callee.name.text}`;
  if (ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)) {
    return nameOf(ts.isCallExpression(callee) ? callee.expression : callee.tag);
  }
  return '';
}

const groups = /^(describe|test\.describe|it\.describe)\b/;
const tests = /^(test|it)(\.(each|for|only|skip))?$/;

export function testsIn(file: string, source: string): TestFile {
  const titles: RegExp[] = [];
  const texts: string[] = [];
  const isStories = file.endsWith('.stories.tsx');

  function visit(node: ts.Node, around: readonly string[]) {
    if (ts.isCallExpression(node)) {
      const [title, ...rest] = node.arguments;
      const name = nameOf(node.expression);
      const isGroup = groups.test(name);
      const body = rest.some((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument));
      if (title && body && (isGroup || tests.test(name))) {
        const path = [...around, patternOf(title)];
        // Named by itself, or with some of the groups around it.
        if (!isGroup)
          titles.push(...path.map((_, index) => new RegExp(`^${path.slice(index).join(' › ')}$`)));
        visit(node.expression, around);
        for (const argument of rest) visit(argument, isGroup ? path : around);
        return;
      }
    }
    if (isStories && ts.isVariableStatement(node) && node.modifiers?.length) {
      for (const { name } of node.declarationList.declarations) {
        titles.push(new RegExp(`^${literally(name.getText())}$`));
      }
    }
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
    if (ts.isRegularExpressionLiteral(node)) texts.push(node.text, node.text.replace(/\\(\W)/g, '$1'));
    ts.forEachChild(node, (child) => visit(child, around));
  }

  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), []);
  return { titles, texts };
}
