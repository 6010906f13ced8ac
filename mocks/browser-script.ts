import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The browser scripts of the mock servers, with the files that they are bundled from. */
const sources = {
  stripe: 'stripe/browser.ts',
  gapi: 'auth/gapi.ts',
  mailbox: 'auth/mailbox-browser.ts',
} as const;

type BrowserScript = keyof typeof sources;

const bundles = new Map<BrowserScript, Promise<string>>();

/**
 * Serves one of the browser scripts. A built mock server reads it from `<name>.browser.js` in its own folder. One that
 * runs from source, as in tests, bundles it once.
 */
export async function scriptResponse(name: BrowserScript): Promise<Response> {
  const script = bundles.get(name) ?? load(name);
  bundles.set(name, script);
  return new Response(await script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

async function load(name: BrowserScript): Promise<string> {
  const built = new URL(`./${name}.browser.js`, import.meta.url);
  if (existsSync(built)) return readFile(built, 'utf8');
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(sources[name], import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
