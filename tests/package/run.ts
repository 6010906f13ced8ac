import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright-core';
import * as z from 'zod/mini';
import * as norholt from '#tokens/brands/norholt/brand.ts';
import * as solvik from '#tokens/brands/solvik/brand.ts';
import { findBrowser } from '../browser.ts';

/*
 * `npm run test:package`: builds the package, packs it, installs it in a copy of examples/vite-app outside this project, builds
 * that with Vite, renders it on a server, and tests it in Chromium in both brands and themes.
 */

const root = join(import.meta.dirname, '../..');
const brands = { norholt, solvik };
/** Compressed bytes of `Button` with its styles. */
const buttonLimit = 4_000;
const components = [
  ...['Button', 'TextField', 'Notice', 'Panel', 'Text', 'Badge', 'Checkbox', 'Chip', 'Icon', 'Inline'],
  ...['LinkButton', 'Money', 'NumberInput', 'Rating', 'Select', 'Skeleton', 'Stack', 'Status', 'TextArea'],
  'Wordmark',
];

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });

/** Installs the packed package, and what the example needs in the versions of this project. */
function install(folder: string): void {
  cpSync(join(root, 'examples/vite-app'), folder, { recursive: true });
  const packed = run(join(root, 'dist/ui'), 'npm', 'pack', '--silent', '--pack-destination', folder).trim();
  const { devDependencies: versions } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const others = ['react', 'react-dom', 'vite', 'typescript', '@types/react', '@types/react-dom'];
  const names = others.map((name) => `${name}@${versions[name] ?? ''}`);
  run(folder, 'npm', 'install', '--silent', '--no-audit', '--no-fund', join(folder, packed), ...names);
}

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

/** Opens the example as its server would render it. */
async function testPage(
  browser: Browser,
  folder: string,
  brand: 'norholt' | 'solvik',
  theme: 'light' | 'dark',
) {
  const rendering = pathToFileURL(join(folder, 'dist/server/render.js')).href;
  const { render } = (await import(rendering)) as { render(brand: string): string };
  const body = readFileSync(join(folder, 'dist/client/index.html'), 'utf8')
    .replace('data-brand="norholt"', `data-brand="${brand}"`)
    .replace('<!--html-->', () => render(brand));
  const page = await browser.newPage({ colorScheme: theme });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill(
      pathname === '/' ? { body, contentType: 'text/html' } : { path: join(folder, 'dist/client', pathname) },
    );
  });
  await page.goto('http://localhost/');
  const button = page.getByRole('button', { name: 'Place order' });
  const background = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  assert.equal(background, rgb(brands[brand][theme].color.accent), `The button of ${brand} in ${theme}`);
  await button.click();
  await page.getByText('Your order is placed.').waitFor();
  assert.deepEqual(errors, []);
  await page.close();
}

/** Returns the compressed bytes of components with their styles, without React. */
async function sizeOf(folder: string, names: readonly string[]): Promise<number> {
  const contents = names.map((name, index) => `export * as c${index} from '@norholt/ui/${name}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    loader: { '.svg': 'empty' },
  });
  const styles = names.map((name) => readFileSync(join(folder, `node_modules/@norholt/ui/${name}.css`)));
  return [outputFiles[0]?.text ?? '', Buffer.concat(styles)].reduce(
    (sum, content) => sum + brotliCompressSync(content).length,
    0,
  );
}

run(root, 'npm', 'run', '--silent', 'build:ui');
run(root, 'publint', 'dist/ui', '--strict');
const notTyped = ['--exclude-entrypoints', './*.css', './*.json'];
run(root, 'attw', '--pack', 'dist/ui', '--profile', 'esm-only', ...notTyped);
// A build could turn `:dir()` into a list of languages, which the direction of a page does not match.
assert.doesNotMatch(readFileSync(join(root, 'dist/ui/styles.css'), 'utf8'), /:lang\(/);

const folder = mkdtempSync(join(tmpdir(), 'norholt-package-'));
try {
  install(folder);
  run(folder, 'npx', 'tsc');
  run(folder, 'npm', 'run', '--silent', 'build');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  for (const brand of ['norholt', 'solvik'] as const)
    for (const theme of ['light', 'dark'] as const) await testPage(browser, folder, brand, theme);
  await browser.close();
  for (const count of [1, 5, 20]) {
    const bytes = await sizeOf(folder, components.slice(0, count));
    console.log(`${count} components with styles, without React: ${(bytes / 1000).toFixed(1)} kB`);
    if (count === 1) assert.ok(bytes <= buttonLimit, `Button has ${bytes} bytes of ${buttonLimit}`);
  }
  console.log('The installed package works in both brands and themes.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
