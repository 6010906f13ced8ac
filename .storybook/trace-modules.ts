import { relative } from 'node:path';
import { parseSync, type Plugin } from 'vite';

/** The module that imports a page when somebody visits it. */
export const router = 'app/routes.tsx';

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

/** Statements that neither export a value nor affect other modules. */
const privateTypes: readonly Statement['type'][] = [
  'ImportDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'FunctionDeclaration',
  'VariableDeclaration',
];
const isPrivate = (statement: Statement) =>
  privateTypes.includes(statement.type) ||
  (statement.type === 'ExportNamedDeclaration' && statement.exportKind === 'type');

/** The body of an exported component. */
function bodyOf(statement: Statement) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
  const isComponent =
    declaration?.type === 'FunctionDeclaration' && /^[A-Z]/.test(declaration.id?.name ?? '');
  return isComponent ? declaration.body : null;
}

/** The positions at which the bodies of a module's components start; none if it exports anything else. */
function bodiesIn(file: string, code: string): number[] {
  if (!file.endsWith('.tsx')) return [];
  const bodies = parseSync(file, code)
    .program.body.filter((statement) => !isPrivate(statement))
    .map((statement) => bodyOf(statement)?.start);
  return bodies.every((start) => start !== undefined) ? bodies.map((start) => start + 1) : [];
}

export const exportsOnlyComponents = (file: string, code: string): boolean => bodiesIn(file, code).length > 0;

/** Adds reports to `window.visual`: to the router's imports of pages, and to components of a module without other exports. */
export function traceModule(file: string, code: string): string {
  if (file === router) {
    return code.replace(
      /\bimport\('\.\/([^']+)'\)/g,
      (loading, path: string) => `(window.visual?.visit('app/${path}', ${loading}) ?? ${loading})`,
    );
  }
  return bodiesIn(file, code).reduceRight(
    (text, start) => `${text.slice(0, start)} window.visual?.render('${file}');${text.slice(start)}`,
    code,
  );
}

/** Lets stories record the pages that they visit and the modules in `root` whose components they render. */
export const traceModules = (root: string): Plugin => ({
  name: 'norholt:trace-modules',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.tsx$/, exclude: /node_modules/ } },
    handler: (code, id) => ({ code: traceModule(relative(root, id), code), map: null }),
  },
});
