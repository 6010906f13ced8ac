import { join } from 'node:path';
import { build } from 'esbuild';
import { moduleMocks } from '#storybook/module-mocks.ts';
import { filesIn, root } from './git.ts';

/** Modules that every story is rendered with. */
const configuration = ['.storybook/main.ts', '.storybook/preview.tsx'];
/** The router imports its pages by `import.meta.glob`, which esbuild does not follow. */
const router = 'app/routes.tsx';
const routes = 'app/**/*Route.tsx';
/** Files that every story is rendered with and no module imports. */
const assets = ['package-lock.json', 'app/public', 'tokens/fonts'];

/** What each module of the stories imports from the project, by path from its root on. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/** Reads imports with esbuild. In Vite's module graph, style sheets import nothing, because vanilla-extract evaluates them. */
export async function readModuleGraph(): Promise<ModuleGraph> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...filesIn('*.stories.tsx', routes), ...configuration],
    outdir: 'unwritten',
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    plugins: [
      {
        name: 'module-mocks',
        setup({ onResolve }) {
          for (const { find, file } of moduleMocks)
            onResolve({ filter: find }, () => ({ path: join(root, file) }));
        },
      },
    ],
    logLevel: 'error',
    metafile: true,
    write: false,
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      [
        ...imports.filter(({ external }) => !external).map(({ path }) => path),
        ...(file === router ? filesIn(routes) : []),
      ],
    ]),
  );
}

/** The modules and all that they import, directly or not. */
function withImports(modules: readonly string[], graph: ModuleGraph): string[] {
  const all = new Set(modules);
  for (const module of all) for (const imported of graph.get(module) ?? []) all.add(imported);
  return [...all];
}

/** Returns whether stories of a file may look different, by what they import. */
export function findAffected(
  graph: ModuleGraph,
  isChanged: (file: string) => boolean,
): (storyFile: string) => boolean {
  const areAll = [...withImports(configuration, graph), ...filesIn(...assets)].some(isChanged);
  return (storyFile) => areAll || withImports([storyFile], graph).some(isChanged);
}

/** What style sheets import, directly or not. */
export function importsOfSheets(graph: ModuleGraph): string[] {
  const sheets = [...graph].filter(([file]) => file.endsWith('.css.ts'));
  return withImports(
    sheets.flatMap(([, imports]) => imports),
    graph,
  );
}
