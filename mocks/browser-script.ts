import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The browser halves of the stand-ins, by the file in this folder that each is bundled from. */
export const browserSources = {
  stripe: 'stripe/browser.ts',
  gapi: 'auth/gapi.ts',
  mailbox: 'auth/mailbox-browser.ts',
} as const;
export type BrowserScript = keyof typeof browserSources;

const known = new Map<BrowserScript, Promise<string>>();

/**
 * The browser half of a stand-in as one classic script. A built stand-in finds it beside itself as
 * `<name>.browser.js`; one that runs from source, as in tests, has it bundled once.
 */
export function browserScript(name: BrowserScript): Promise<string> {
  const script = known.get(name) ?? find(name);
  known.set(name, script);
  return script;
}

async function find(name: BrowserScript): Promise<string> {
  const beside = new URL(`./${name}.browser.js`, import.meta.url);
  if (existsSync(beside)) return readFile(beside, 'utf8');
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(browserSources[name], import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
