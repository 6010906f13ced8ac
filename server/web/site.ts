import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { bestEncoding, extensionOf, type Encoding } from '../http/encoding.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Whether a path names a file, so that a missing one is 404 in plain text and not the app's page. */
export const isFilePath = (path: string): boolean =>
  path.startsWith('/assets/') || path.startsWith('/pictures/') || extname(path) in contentTypes;

export interface SiteFile {
  type: string;
  etag: string;
  /** Returns null if the build contains no compressed file. */
  bestEncoding(accepted: string | undefined): Encoding;
  read(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
}

/** The built app: its HTML and its files by path. */
export interface Site {
  template: string;
  /** The URL of the module that renders its pages; absent in a folder whose pages the browser renders. */
  renderer?: string;
  /** The paths of the scripts of modules, relative to app/, and of what they import. */
  scriptsOf(modules: readonly string[]): string[];
  /** Whether there is a newer build. */
  isOutdated(): boolean;
  files: ReadonlyMap<string, SiteFile>;
}

/** Reads the build's output. Returns null if there is none. Only these files are served, so no path leads outside. */
export function openSite(folder: string): Site | null {
  const page = join(folder, 'index.html');
  const builtAt = changedAt(page);
  if (builtAt === undefined) return null;
  const template = readFileSync(page, 'utf8');
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const type = contentTypes[extname(entry.name)];
    // Do not serve source maps in production.
    if (type === undefined || entry.name.endsWith('.map')) continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    // Folders such as `.vite` belong to the build.
    if (!address.includes('/.')) files.set(address, siteFile(path, type));
  }
  const entry = join(folder, '.render/server-entry.js');
  return {
    template,
    // Node.js loads a module once per URL.
    ...(existsSync(entry) && { renderer: `${pathToFileURL(entry).href}?${builtAt}` }),
    scriptsOf: openManifest(folder),
    files,
    isOutdated: () => changedAt(page) !== builtAt,
  };
}

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z._default(z.array(z.string()), []) }),
);

function openManifest(folder: string): Site['scriptsOf'] {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
  return (modules) => {
    const found = new Set(modules);
    // A set also visits what is added to it meanwhile.
    for (const module of found) for (const imported of manifest[module]?.imports ?? []) found.add(imported);
    return [...found].flatMap((module) => (manifest[module] ? [`/${manifest[module].file}`] : []));
  };
}

const changedAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function siteFile(path: string, type: string): SiteFile {
  const { size, mtimeMs } = statSync(path);
  let isCompressed = false;
  const compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  const readBytes = async (file: string) => new Uint8Array(await readFile(file));
  return {
    type,
    etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
    bestEncoding(accepted) {
      // A new build is compressed after its page is written.
      isCompressed ||= existsSync(path + extensionOf.br);
      return isCompressed ? bestEncoding(accepted) : null;
    },
    read(encoding) {
      if (encoding === null) return readBytes(path);
      const bytes = compressed.get(encoding) ?? readBytes(path + extensionOf[encoding]);
      compressed.set(encoding, bytes);
      return bytes;
    },
  };
}
