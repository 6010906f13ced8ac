import { relative } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

const hasModifier = (statement: ts.Statement, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some((modifier) => modifier.kind === kind);

/** What a module says without doing anything that another one could notice. */
const isPrivate = (statement: ts.Statement): boolean =>
  ts.isImportDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  (ts.isExportDeclaration(statement) && statement.isTypeOnly) ||
  ((ts.isFunctionDeclaration(statement) || ts.isVariableStatement(statement)) &&
    !hasModifier(statement, ts.SyntaxKind.ExportKeyword));

const isComponent = (
  statement: ts.Statement,
): statement is ts.FunctionDeclaration & { body: ts.FunctionBody } =>
  ts.isFunctionDeclaration(statement) &&
  statement.body !== undefined &&
  /^[A-Z]/.test(statement.name?.text ?? '') &&
  !hasModifier(statement, ts.SyntaxKind.DefaultKeyword);

/**
 * Where the bodies of a module's components begin, if it has nothing else for others: whoever renders none of them
 * sees nothing of it.
 */
function bodiesIn(file: string, code: string): number[] | undefined {
  if (!file.endsWith('.tsx')) return undefined;
  const { statements } = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const shared = statements.filter((statement) => !isPrivate(statement));
  const components = shared.filter(isComponent);
  return components.length > 0 && components.length === shared.length
    ? components.map(({ body }) => body.statements.pos)
    : undefined;
}

/** Whether all that others can have of a module is components. */
export const isOfComponents = (file: string, code: string): boolean => bodiesIn(file, code) !== undefined;

/** The code of a module of components, each of which says to `window.visual` that it is rendered. */
export function notingComponents(file: string, code: string): string | undefined {
  const bodies = bodiesIn(file, code);
  return bodies?.reduceRight(
    (text, start) => `${text.slice(0, start)} window.visual?.render('${file}');${text.slice(start)}`,
    code,
  );
}

/** Lets stories tell which of the modules in `root` they show a component of. */
export const noteComponents = (root: string): Plugin => ({
  name: 'norholt:note-components',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.tsx$/, exclude: /node_modules/ } },
    handler(code, id) {
      const noting = notingComponents(relative(root, id), code);
      return noting === undefined ? undefined : { code: noting, map: null };
    },
  },
});
