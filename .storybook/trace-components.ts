import { relative } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

const hasModifier = (statement: ts.Statement, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some((modifier) => modifier.kind === kind);

/** Whether a statement neither exports a value nor has an effect on other modules. */
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

/** The positions at which the bodies of a module's components start; none if it exports anything else. */
function bodiesIn(file: string, code: string): number[] {
  if (!file.endsWith('.tsx')) return [];
  const { statements } = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const shared = statements.filter((statement) => !isPrivate(statement));
  return shared.every(isComponent) ? shared.map(({ body }) => body.statements.pos) : [];
}

export const exportsOnlyComponents = (file: string, code: string): boolean => bodiesIn(file, code).length > 0;

/** Adds a report to `window.visual` to each component of a module that exports only components. */
export const traceRenders = (file: string, code: string): string =>
  bodiesIn(file, code).reduceRight(
    (text, start) => `${text.slice(0, start)} window.visual?.render('${file}');${text.slice(start)}`,
    code,
  );

/** Lets stories record the modules in `root` whose components they render. */
export const traceComponents = (root: string): Plugin => ({
  name: 'norholt:trace-components',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.tsx$/, exclude: /node_modules/ } },
    handler: (code, id) => ({ code: traceRenders(relative(root, id), code), map: null }),
  },
});
