import ts from 'typescript';

/** Text as a source writes it, `*` for what is put into it. */
const writtenIn = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
};

const saying = new Set(['message', 'text', 'toast', 'reason']);

/** What a node says to people: a property or attribute of such a name, what is told, or the words of an `ApiError`. */
function wordsAt(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && saying.has(node.name.text)) {
    return node.initializer;
  }
  if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && saying.has(node.name.text)) {
    return node.initializer;
  }
  // `tell` and its like hand on what they are given.
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^tell/.test(node.expression.text)) {
    return node.arguments.at(-1);
  }
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'ApiError') {
    return node.arguments?.[0];
  }
  return undefined;
}

/** Every message that a source writes itself, with `*` for what is put into it. */
export function saidIn(source: string): string[] {
  const said: string[] = [];
  const collect = (node: ts.Node) => {
    const text = writtenIn(node);
    if (text !== null) said.push(text);
    else if (!ts.isFunctionLike(node) && !ts.isCallExpression(node)) ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node) => {
    const words = wordsAt(node);
    if (words) collect(words);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return said;
}
