import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { moduleMocks } from '#storybook/module-mocks.ts';
import { filesIn } from './git.ts';
import { exportsOnlyComponents, router } from '#storybook/trace-modules.ts';
import { traceName } from '#storybook/trace-names.ts';

/** Files that every story is rendered with. */
const configuration = ['.storybook/main.ts', '.storybook/preview.tsx', '.storybook/vite.config.ts'];
/** Files that every story is rendered with and no module imports. */
const assets = ['package-lock.json', 'app/public'];

/** The pages, style sheets and components that a story showed, as `traceName` names their files. */
export type Trace = readonly string[];

/** The modules of a tree. Files are relative to its root. */
export interface ModuleGraph {
  storyFiles: readonly string[];
  /** What each module imports from the project. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** Pages of the app, which its router imports when somebody visits them. */
  pages: ReadonlySet<string>;
  /** Style sheets that also style elements without a class of theirs. */
  globalStyles: ReadonlySet<string>;
  /** Modules that export only components. */
  componentModules: ReadonlySet<string>;
  /** Files that every story is rendered with. */
  shared: ReadonlySet<string>;
  /** A hash of each file. */
  contents: ReadonlyMap<string, string>;
}

const hash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

const isStyleSheet = (file: string) => file.endsWith('.css.ts');

/** Whether a sheet has rules for elements without a class of it: a selector that does not start with a class. */
export const stylesOthers = (content: string): boolean =>
  /\b(?:global|createGlobal)\w*\(\s*(?!`(?:(?!:not)[^`$])*\$\{)/.test(content);

/** Resolves the modules that Storybook replaces, as its configuration does. */
const mockModules = (folder: string): Plugin => ({
  name: 'module-mocks',
  setup({ onResolve }) {
    for (const { find, file } of moduleMocks) {
      const path = join(folder, file);
      if (existsSync(path)) onResolve({ filter: find }, () => ({ path }));
    }
  },
});

export async function readModuleGraph(folder: string): Promise<ModuleGraph> {
  const storyFiles = filesIn(folder, '*.stories.tsx');
  const entries = configuration.filter((file) => existsSync(join(folder, file)));
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [...storyFiles, ...entries],
    outdir: 'unwritten',
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    plugins: [mockModules(folder)],
    logLevel: 'silent',
    metafile: true,
    write: false,
  });
  const imports = new Map(
    Object.entries(metafile.inputs).map(([file, input]) => [
      file,
      input.imports.filter(({ external }) => !external).map(({ path }) => path),
    ]),
  );
  const routerImports = metafile.inputs[router]?.imports ?? [];
  const pages = routerImports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path);
  const unimported = filesIn(folder, ...assets);
  const contents = new Map<string, string>();
  const globalStyles = new Set<string>();
  const componentModules = new Set<string>();
  for (const file of [...imports.keys(), ...unimported]) {
    const content = readFileSync(join(folder, file));
    contents.set(file, hash(content));
    if (isStyleSheet(file) && stylesOthers(content.toString())) globalStyles.add(file);
    if (exportsOnlyComponents(file, content.toString())) componentModules.add(file);
  }
  const graph = { storyFiles, imports, pages: new Set(pages), globalStyles, componentModules, contents };
  return { ...graph, shared: new Set([...reach(entries, graph), ...unimported]) };
}

function reach(
  starts: readonly string[],
  { imports, pages, globalStyles }: Pick<ModuleGraph, 'imports' | 'pages' | 'globalStyles'>,
  isShown: (file: string) => boolean = () => true,
): Set<string> {
  const counts = (file: string, importer: string) => {
    if (importer === router && pages.has(file)) return isShown(file);
    // The imports of a style sheet are part of its rules.
    const isOptional = isStyleSheet(file) && !isStyleSheet(importer) && !globalStyles.has(file);
    return !isOptional || isShown(file);
  };
  const reached = new Set(starts);
  for (const file of reached) {
    for (const next of imports.get(file) ?? []) if (counts(next, file)) reached.add(next);
  }
  return reached;
}

/**
 * The files that can change how the stories of a file look: all that it imports. If a trace was recorded, pages, style
 * sheets and component modules count only when the trace contains them.
 */
export function sourcesOf(storyFile: string, graph: ModuleGraph, trace: Trace = []): Set<string> {
  const shown = new Set(trace);
  const isShown = (file: string) => shown.size === 0 || shown.has(traceName(file));
  const reached = [...reach([storyFile], graph, isShown)];
  // The imports of a module count even if its components are not rendered.
  const own = reached.filter((file) => !graph.componentModules.has(file) || isShown(file));
  return new Set([...own, ...graph.shared]);
}

/** A hash of the contents of `files`. */
export function fingerprint(files: Iterable<string>, { contents }: ModuleGraph): string {
  const lines = [...files].sort().map((file) => `${file} ${contents.get(file) ?? 'none'}`);
  return hash(lines.join('\n'));
}
