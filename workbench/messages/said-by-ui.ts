import ts from 'typescript';
import { nameOf, writtenIn } from './said-in.ts';

/** What holds words that are told: properties, attributes, variables and functions by their names. */
const telling =
  /^(message|text|toast|reason|error|failed|refusal|done|announcement|coach)$|([pP]roblems?|Message)$|([pP]roblems?|refusal)Of$/;

/** Components whose title is a message. */
const stating = /(State|Notice|Dialog|ConfirmAction|Failed|Failure|NotFoundPage)$/;

const isTold = (name: ts.Node | undefined) => telling.test(nameOf(name));

/** Whether what stands in a node is told to people; undefined for a node that leaves it to what is around it. */
function isTelling(node: ts.Node): boolean | undefined {
  if (ts.isPropertyAssignment(node)) return nameOf(node.name) === 'words' || isTold(node.name);
  if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) return isTold(node.name);
  if (ts.isJsxAttribute(node)) {
    if (nameOf(node.name) === 'title') return stating.test(nameOf(node.parent.parent.tagName));
    return isTold(node.name);
  }
  if (ts.isJsxElement(node)) {
    const { tagName, attributes } = node.openingElement;
    return stating.test(nameOf(tagName)) || /role="(alert|status)"/.test(attributes.getText());
  }
  if (!ts.isCallExpression(node)) return undefined;
  // `z.maxLength(80, words)` and its like.
  if (ts.isPropertyAccessExpression(node.expression)) return nameOf(node.expression.expression) === 'z';
  return /^tell/.test(nameOf(node.expression)) || undefined;
}

type Element = ts.JsxElement | ts.JsxFragment;

const isElement = (node: ts.Node): node is Element => ts.isJsxElement(node) || ts.isJsxFragment(node);

const isText = (node: ts.Node): node is Element =>
  isElement(node) && node.children.some((child) => ts.isJsxText(child) && /[a-z]/i.test(child.text));

/** The text of an element as it is read, with that of the elements in it. */
function readIn(node: ts.Node): string {
  // A line break between words is a space, and one beside a tag is nothing.
  if (ts.isJsxText(node)) return node.text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s+/g, ' ');
  if (isElement(node)) return node.children.map(readIn).join('');
  if (ts.isJsxSelfClosingElement(node)) return /^M(oney|oment)$/.test(nameOf(node.tagName)) ? '*' : '';
  const put = ts.isJsxExpression(node) ? node.expression : undefined;
  return put && ts.isStringLiteralLike(put) ? put.text : '*';
}

/** What a text does not read: what is put into it and into the elements in it, and their attributes. */
function unreadIn(node: ts.Node): ts.Node[] {
  if (ts.isJsxExpression(node) || ts.isJsxAttribute(node)) return [node];
  return childrenOf(node).flatMap(unreadIn);
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

const isSentence = (text: string) => /[a-z]\S* .*[.?]$/i.test(text);
const isWords = (text: string) => /[a-z] ?\*|[a-z*] [a-z]{2}/i.test(text);

/** Every message of the design system: whole sentences, and less than that where something is told. */
export function saidByUi(source: string): string[] {
  const said = new Set<string>();
  const visit = (node: ts.Node, inTold: boolean) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = (isText(node) ? readIn(node) : writtenIn(node))?.replace(/\s+/g, ' ').trim();
    if (text !== undefined && (isSentence(text) || (inTold && isWords(text)))) said.add(text);
    const within = isText(node) ? unreadIn(node) : childrenOf(node);
    for (const one of within) visit(one, isTelling(one) ?? inTold);
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), false);
  return [...said];
}
