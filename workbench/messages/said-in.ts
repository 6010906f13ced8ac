import ts from 'typescript';

/** Text as a source writes it, `*` for what is put into it. */
export const writtenIn = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
};

export const nameOf = (node: ts.Node | undefined) => (node && ts.isIdentifier(node) ? node.text : '');

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Finds a message by the words that a source writes for it. */
export const patternOf = (words: string) =>
  new RegExp(
    words
      .trim()
      .split('*')
      .map(literal)
      .join('.*')
      .replace(/^\.\*|\.\*$/g, '')
      .trim(),
  );

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

/** What refusals of the server say instead of their code's usual words, each by its code. */
export function refusedIn(source: string): { code: string; words: string }[] {
  const found: { code: string; words: string }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isNewExpression(node) && nameOf(node.expression) === 'Problem') {
      const [code, options] = node.arguments ?? [];
      const message =
        options &&
        ts.isObjectLiteralExpression(options) &&
        options.properties.find((one) => ts.isPropertyAssignment(one) && nameOf(one.name) === 'message');
      const words = message && ts.isPropertyAssignment(message) ? writtenIn(message.initializer) : null;
      if (code && ts.isStringLiteral(code) && words !== null) found.push({ code: code.text, words });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, false));
  return found;
}
