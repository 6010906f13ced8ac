import { buildSync } from 'esbuild';
import { root } from './git.ts';

/** What each module imports, by path from the project's root on. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Files that every story is drawn with. */
const configuration = ['.storybook/main.ts', '.storybook/preview.tsx'];
/** The same, of what no module imports. */
const everywhere = [/^package-lock\.json$/, /^app\/public\//, /^\.storybook\/public\//];

/** Follows the imports of the stories and of Storybook's configuration through the project's own modules. */
export function readImports(stories: readonly string[]): ImportGraph {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [...stories, ...configuration],
    outdir: 'unwritten',
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
    metafile: true,
    write: false,
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map(({ path }) => path),
    ]),
  );
}

function reachedFrom(starts: readonly string[], graph: ImportGraph): Set<string> {
  const reached = new Set(starts);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
}

export interface Affected {
  /** Changed files that all stories depend on. */
  everywhere: readonly string[];
  /** Changed files by the story file that depends on them. */
  byStoryFile: ReadonlyMap<string, readonly string[]>;
}

/** Which story files show something of the changed files. */
export function findAffected(
  stories: readonly string[],
  graph: ImportGraph,
  changed: readonly string[],
): Affected {
  const shared = reachedFrom(configuration, graph);
  const isShared = (file: string) => shared.has(file) || everywhere.some((pattern) => pattern.test(file));
  const byStoryFile = stories.flatMap((story) => {
    const reached = reachedFrom([story], graph);
    const causes = changed.filter((file) => reached.has(file));
    return causes.length > 0 ? [[story, causes] as const] : [];
  });
  return { everywhere: changed.filter(isShared), byStoryFile: new Map(byStoryFile) };
}
