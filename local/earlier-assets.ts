import { existsSync, readdirSync, readFileSync, statSync, unlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';

export const keepDays = 14;
const keepMs = keepDays * 24 * 60 * 60 * 1000;

/** Returns the names of the assets that pages of the build in `outDir` can request. */
export function assetsOf(outDir: string): Set<string> {
  const assets = path.join(outDir, 'assets');
  if (!existsSync(assets)) return new Set();
  const names = readdirSync(assets);
  const manifest = path.join(outDir, '.vite/manifest.json');
  if (!existsSync(manifest)) return new Set(names);
  const text = readFileSync(manifest, 'utf8');
  const isNamed = (name: string) => text.includes(`assets/${name}"`);
  return new Set(names.filter((name) => isNamed(name.replace(/\.(br|gz)$/, ''))));
}

/**
 * Deletes assets that were replaced more than 14 days ago. The assets of the previous build (`earlier`) are kept for 14
 * days, because open pages still request them.
 */
export function forgetOldAssets(outDir: string, earlier: ReadonlySet<string>, now = Date.now()): void {
  const assets = path.join(outDir, 'assets');
  if (!existsSync(assets)) return;
  const current = assetsOf(outDir);
  for (const name of readdirSync(assets)) {
    if (current.has(name)) continue;
    const file = path.join(assets, name);
    // The file's time becomes the time of its replacement.
    if (earlier.has(name)) utimesSync(file, new Date(now), new Date(now));
    else if (now - statSync(file).mtimeMs > keepMs) unlinkSync(file);
  }
}
