import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';

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
  /** Style elements and links to style sheets. */
  styles: string;
  /** Paths of scripts. */
  scripts: readonly string[];
  /** The source of the style element in the content security policy. */
  styleSource: string;
}

export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Finds the assets of modules in the build's output `folder`. */
export function openAssets(folder: string): (modules: readonly string[]) => PageAssets {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
  const chunks = Object.values(manifest);
  const found = new Map<string, PageAssets>();

  function find(modules: readonly string[]): PageAssets {
    const styles = new Set<string>();
    const scripts = new Set<string>();
    const seen = new Set<string>();
    function add(module: string) {
      const chunk = manifest[module] ?? chunks.find(({ name }) => name === module);
      if (!chunk || seen.has(module)) return;
      seen.add(module);
      chunk.imports.forEach(add);
      for (const style of chunk.css) styles.add(style);
      scripts.add(chunk.file);
    }
    ['index.html', ...modules].forEach(add);
    const css = [...styles].map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    return {
      // The links are disabled, so they are not requested. Vite takes them for loaded.
      styles: `<style>${css}</style>${[...styles]
        .map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)
        .join('')}`,
      scripts: [...scripts].map((file) => `/${file}`),
      styleSource: hashSource(css),
    };
  }

  return (modules) => {
    const key = modules.join();
    const assets = found.get(key) ?? find(modules);
    found.set(key, assets);
    return assets;
  };
}
