import ts from 'typescript';

/** Text as a source writes it, `*` for what is put into it. */
const writtenIn = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
};

const nameOf = (node: ts.Node | undefined) => (node && ts.isIdentifier(node) ? node.text : '');

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
