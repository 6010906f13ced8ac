import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright-core';
import { dark as norholtDark } from '#tokens/brands/norholt/dark.ts';
import { light as norholtLight } from '#tokens/brands/norholt/light.ts';
import { dark as solvikDark } from '#tokens/brands/solvik/dark.ts';
import { light as solvikLight } from '#tokens/brands/solvik/light.ts';
import { findBrowser } from '../browser.ts';

/*
 * `npm run test:package`: builds the package, packs it, installs it in a copy of examples/vite-app outside this project, builds
 * that with Vite, renders it on a server, and tests it in Chromium in both brands and themes.
 */

const root = join(import.meta.dirname, '../..');
const screenshots = join(root, 'dist/package-test');
const brands = {
  norholt: { light: norholtLight, dark: norholtDark },
  solvik: { light: solvikLight, dark: solvikDark },
};

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });

const versionOf = (name: string) =>
  `${name}@${(JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version}`;

/** Installs the packed package and what the example needs in a folder of its own. */
function install(): string {
  const folder = mkdtempSync(join(tmpdir(), 'norholt-package-'));
  cpSync(join(root, 'examples/vite-app'), folder, { recursive: true });
  const packed = run(join(root, 'dist/ui'), 'npm', 'pack', '--silent', '--pack-destination', folder).trim();
  const others = ['react', 'react-dom', 'vite', 'typescript', '@types/react', '@types/react-dom'].map(
    versionOf,
  );
  run(folder, 'npm', 'install', '--silent', '--no-audit', '--no-fund', join(folder, packed), ...others);
  return folder;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type BrandName = keyof typeof brands;

/** Serves the built example. The page of each brand is rendered for the request. */
async function serve(folder: string) {
  const client = join(folder, 'dist/client');
  const { render } = (await import(pathToFileURL(join(folder, 'dist/server/render.js')).href)) as {
    render(brand: string): string;
  };
  const page = readFileSync(join(client, 'index.html'), 'utf8');
  const server = createServer(({ url = '/' }, response) => {
    const brand = url.slice(1);
    if (brand in brands) {
      response.setHeader('Content-Type', 'text/html');
      response.end(
        page
          .replace('data-brand="norholt"', `data-brand="${brand}"`)
          .replace('<!--html-->', () => render(brand)),
      );
      return;
    }
    response.setHeader('Content-Type', types[extname(url)] ?? 'application/octet-stream');
    try {
      response.end(readFileSync(join(client, url)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

function expectEqual(actual: unknown, expected: unknown, what: string): void {
  if (actual !== expected) throw new Error(`${what} is ${String(actual)} instead of ${String(expected)}`);
}

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

async function testPage(browser: Browser, url: string, brand: BrandName, colorScheme: 'light' | 'dark') {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 }, colorScheme });
  const errors: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(url);
  const button = page.getByRole('button', { name: 'Place order' });
  const { color } = brands[brand][colorScheme];
  const styleOf = (property: 'backgroundColor' | 'borderRadius') =>
    button.evaluate((element, name) => getComputedStyle(element)[name], property);
  expectEqual(
    await styleOf('backgroundColor'),
    rgb(color.accent),
    `The button of ${brand} in ${colorScheme}`,
  );
  await page.screenshot({ path: join(screenshots, `${brand}-${colorScheme}.png`) });
  await button.click();
  await page.getByText('Your order is placed.').waitFor();
  expectEqual(errors.join('\n'), '', 'The console');
  await page.close();
}

/** Compressed bytes of components with their styles, without React. */
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
  const styles = names
    .map((name) => readFileSync(join(folder, `node_modules/@norholt/ui/${name}.css`)))
    .join('');
  return [outputFiles[0]?.text ?? '', styles].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}

const components = [
  'Button',
  'TextField',
  'Notice',
  'Panel',
  'Text',
  'Badge',
  'Checkbox',
  'Chip',
  'Icon',
  'Inline',
  'LinkButton',
  'Money',
  'NumberInput',
  'Rating',
  'Select',
  'Skeleton',
  'Stack',
  'Status',
  'TextArea',
  'Wordmark',
];
const buttonLimit = 4_000;

rmSync(screenshots, { recursive: true, force: true });
mkdirSync(screenshots, { recursive: true });
run(root, 'npm', 'run', '--silent', 'build:ui');
run(root, 'publint', 'dist/ui', '--strict');
run(
  root,
  'attw',
  '--pack',
  'dist/ui',
  '--profile',
  'esm-only',
  '--exclude-entrypoints',
  ...['./*.css', './*.json'],
);
// The build turns `:dir()` into a list of languages, which the direction of a page does not match.
expectEqual(
  readFileSync(join(root, 'dist/ui/styles.css'), 'utf8').includes(':lang('),
  false,
  'A selector by language in styles.css',
);
const folder = install();
try {
  run(folder, 'npx', 'tsc');
  run(folder, 'npm', 'run', '--silent', 'build');
  const server = await serve(folder);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    for (const brand of ['norholt', 'solvik'] as const)
      for (const theme of ['light', 'dark'] as const)
        await testPage(browser, `http://127.0.0.1:${server.port}/${brand}`, brand, theme);
  } finally {
    await browser.close();
    server.close();
  }
  const sizes = await Promise.all(
    [1, 5, 20].map(async (count) => [count, await sizeOf(folder, components.slice(0, count))] as const),
  );
  for (const [count, bytes] of sizes)
    console.log(`${count} components with styles, without React: ${(bytes / 1000).toFixed(1)} kB`);
  const [, button = Infinity] = sizes[0] ?? [];
  if (button > buttonLimit)
    throw new Error(`Button has ${button} bytes, and at most ${buttonLimit} are allowed`);
  writeFileSync(join(screenshots, 'sizes.json'), JSON.stringify(Object.fromEntries(sizes)));
  console.log(`The installed package works in both brands and themes: ${screenshots}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
