import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { RenderedPage } from '#contract/page-renderer.ts';
import { openCriticalStyles } from './critical-styles.ts';

/** The build's chunks by module, relative to app/. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    css: z._default(z.array(z.string()), []),
    imports: z._default(z.array(z.string()), []),
  }),
);

/** What a rendered page needs from the build. */
export interface PageAssets {
  /** Paths of its style sheets. */
  styleSheets: readonly string[];
  /** Their rules, without those that cannot apply to its HTML if they load later. */
  css: string;
  /** Paths of the fonts that a page with critical styles preloads. */
  fonts: readonly string[];
  /** Paths: of app/start.ts, of the scripts that it runs in this order, and of the files of the next page. */
  start: string;
  /** The path of app/report-vitals.ts. */
  vitals: string;
  scripts: readonly string[];
  nextFiles: readonly string[];
}

interface Found extends PageAssets {
  criticalStyles(html: string): string;
}

/** Finds the assets of a page in the build's output `folder`. */
export function openAssets(folder: string) {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
  const chunks = Object.values(manifest);
  const found = new Map<string, Found>();

  /** The paths of the scripts and style sheets of modules, those of imported modules first. */
  function filesOf(modules: readonly string[]) {
    const styles = new Set<string>();
    const scripts = new Set<string>();
    const seen = new Set<string>();
    function add(module: string) {
      const chunk = manifest[module] ?? chunks.find(({ name }) => name === module);
      if (!chunk || seen.has(module)) return;
      seen.add(module);
      chunk.imports.forEach(add);
      for (const style of chunk.css) styles.add(`/${style}`);
      scripts.add(`/${chunk.file}`);
    }
    modules.forEach(add);
    return { styles: [...styles], scripts: [...scripts] };
  }

  function find({ entry, modules, nextModules }: RenderedPage): Found {
    const { styles } = filesOf([entry, ...modules]);
    const { scripts } = filesOf([...modules, entry]);
    const next = filesOf(nextModules);
    const css = styles.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    return {
      styleSheets: styles,
      css,
      fonts: [],
      criticalStyles: openCriticalStyles(css),
      start: `/${manifest['start.ts']?.file}`,
      vitals: `/${manifest['report-vitals.ts']?.file}`,
      scripts,
      nextFiles: [
        ...next.scripts.filter((file) => !scripts.includes(file)),
        ...next.styles.filter((file) => !styles.includes(file)),
      ],
    };
  }

  return (page: RenderedPage, { loadsStylesLater }: { loadsStylesLater: boolean }): PageAssets => {
    const key = [page.entry, ...page.modules].join();
    const assets = found.get(key) ?? find(page);
    found.set(key, assets);
    if (!loadsStylesLater) return assets;
    const css = assets.criticalStyles(page.html);
    const fonts = [...css.matchAll(/@font-face\{src:url\(([^)]+)/g)].map(([, file = '']) => file);
    return { ...assets, css, fonts };
  };
}
