import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { moduleMocks } from '../../.storybook/module-mocks.ts';
import { filesIn } from './git.ts';
import { isOfComponents } from './note-components.ts';
import { router } from './note-pages.ts';
import { isStyleSheet, reachesBeyond, styleName } from './note-styles.ts';

/** Files that every story is drawn with. */
const configuration = ['.storybook/main.ts', '.storybook/preview.tsx', '.storybook/vite.config.ts'];
/** The same, of what no module imports. */
const everywhere = ['package-lock.json', 'app/public', '.storybook/public'];

export interface Imports {
  always: readonly string[];
  pages: readonly string[];
}

/** What a story was seen to show. */
export interface Shown {
  /** The pages of the app that were visited. */
  pages: readonly string[];
  /** The style sheets of which a class was on the page, as `styleName` calls them. */
  styles: readonly string[];
  /** The modules of which a component was rendered. */
  components: readonly string[];
}

/** What stories are made of. Files are named by their path from the project's root on. */
export interface Sources {
  storyFiles: readonly string[];
  /** What each module imports of the project's own. */
  imports: ReadonlyMap<string, Imports>;
  /** The style sheets that style what has no class of theirs. */
  globalStyles: ReadonlySet<string>;
  /** The modules that hold components and nothing else. */
  ofComponents: ReadonlySet<string>;
  /** What every story is drawn with. */
  shared: ReadonlySet<string>;
  /** A hash of each file. */
  contents: ReadonlyMap<string, string>;
}

const hash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

const standingIn = (folder: string): Plugin => ({
  name: 'stand-ins',
  setup({ onResolve }) {
    for (const { find, file } of moduleMocks) {
      const path = join(folder, file);
      if (existsSync(path)) onResolve({ filter: find }, () => ({ path }));
    }
  },
});

/** Follows the imports of modules through the project's own. */
export async function readImports(folder: string, modules: readonly string[]): Promise<Map<string, Imports>> {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [...modules],
    outdir: 'unwritten',
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    plugins: [standingIn(folder)],
    logLevel: 'silent',
    metafile: true,
    write: false,
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => {
      const own = imports.filter(({ external }) => !external);
      const isPage = ({ kind }: (typeof own)[number]) => file === router && kind === 'dynamic-import';
      return [
        file,
        {
          always: own.filter((one) => !isPage(one)).map(({ path }) => path),
          pages: own.filter(isPage).map(({ path }) => path),
        },
      ];
    }),
  );
}

/** What the stories in `folder`, a tree of the project, are made of. */
export async function readSources(folder: string): Promise<Sources> {
  const storyFiles = filesIn(folder, '*.stories.tsx');
  const entries = configuration.filter((file) => existsSync(join(folder, file)));
  const imports = await readImports(folder, [...storyFiles, ...entries]);
  const assets = filesIn(folder, ...everywhere);
  const contents = new Map<string, string>();
  const globalStyles = new Set<string>();
  const ofComponents = new Set<string>();
  for (const file of [...imports.keys(), ...assets]) {
    const content = readFileSync(join(folder, file));
    contents.set(file, hash(content));
    if (isStyleSheet(file) && reachesBeyond(content.toString())) globalStyles.add(file);
    if (isOfComponents(file, content.toString())) ofComponents.add(file);
  }
  const shared = new Set([...reach(entries, { imports, globalStyles }), ...assets]);
  return { storyFiles, imports, globalStyles, ofComponents, shared, contents };
}

function reach(
  starts: readonly string[],
  { imports, globalStyles }: Pick<Sources, 'imports' | 'globalStyles'>,
  { pages, styles }: Partial<Shown> = {},
): Set<string> {
  const inUse = styles && new Set(styles);
  // What a style sheet imports is part of its own rules.
  const isShown = (file: string, importer: string) =>
    !isStyleSheet(file) ||
    isStyleSheet(importer) ||
    globalStyles.has(file) ||
    (inUse?.has(styleName(file)) ?? true);
  const reached = new Set(starts);
  for (const file of reached) {
    const { always = [], pages: all = [] } = imports.get(file) ?? {};
    for (const next of always) if (isShown(next, file)) reached.add(next);
    for (const next of all) if (pages?.includes(next) ?? true) reached.add(next);
  }
  return reached;
}

/**
 * The files that decide how the stories of a file look: its imports, however far away. Of the app's pages, of style
 * sheets and of components only those in `shown`, where that is known.
 */
export function madeOf(storyFile: string, sources: Sources, shown?: Shown): Set<string> {
  if (shown === undefined) return new Set([...reach([storyFile], sources), ...sources.shared]);
  // A build that notes nothing was not asked.
  const styles = shown.styles.length > 0 ? { styles: shown.styles } : {};
  const own = reach([storyFile], sources, { pages: shown.pages, ...styles });
  // Nor was whoever shows the router and yet no page.
  const isKnown = shown.pages.length > 0 || !own.has(router);
  const reached = isKnown ? own : reach([storyFile], sources, styles);
  const rendered = new Set(shown.components);
  // Who renders none of a module's components may still look different by something else that it imports.
  const isSeen = (file: string) =>
    rendered.size === 0 || rendered.has(file) || !sources.ofComponents.has(file);
  return new Set([...[...reached].filter(isSeen), ...sources.shared]);
}

/** The same for two trees whose stories are built alike. */
export const fingerprintOf = (sources: Sources): string => fingerprint(sources.contents.keys(), sources);

/** One for all the contents of `files`: who has the same looks the same. */
export function fingerprint(files: Iterable<string>, { contents }: Sources): string {
  const lines = [...files].sort().map((file) => `${file} ${contents.get(file) ?? 'none'}`);
  return hash(lines.join('\n'));
}

/** Those of `files` that are not in both alike. */
export const differing = (files: Iterable<string>, one: Sources, other: Sources): string[] =>
  [...files].filter((file) => one.contents.get(file) !== other.contents.get(file));
