import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { Hono } from 'hono';
import type { PageFacts } from '#contract/page-renderer.ts';
import { brands } from '#tokens/brands.ts';
import { shops } from '#tokens/shops.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { readConfig, type Config } from '../config/config.ts';
import { errorHandler } from '../http/error-handler.ts';
import { identifyRequest } from '../http/identify-request.ts';
import type { AppEnv } from '../core/env.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { testLimits } from '../testing/limits.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { silentLog, type Log } from '../core/log.ts';
import { testConfig } from '../testing/app.ts';
import { productionVariables } from '../testing/production-variables.ts';
import { webRoutes } from './routes.ts';

/** Writes files. Returns their folder. */
function write(into: string, files: Record<string, string | Uint8Array>): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(into, name)), { recursive: true });
    writeFileSync(join(into, name), content);
  }
  return into;
}

const script = 'export const answer = 42;\n'.repeat(100);
const folder = write(tempFolder(), {
  '.vite/manifest.json': '{}',
  'index.html': `<!doctype html><html lang="en"><head><!--head--><script type="module" src="/assets/main-1a2b.js"></script></head><body><div id="root"></div></body></html>`,
  'assets/main-1a2b.js': script,
  'assets/main-1a2b.js.br': brotliCompressSync(script),
  'assets/main-1a2b.js.gz': gzipSync(script),
  'assets/main-1a2b.js.map': '{}',
  'pictures/disc.webp': 'webp',
  'note.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});
// Outside the served folder.
const outside = join(tmpdir(), 'norholt-outside.txt');
writeFileSync(outside, 'outside');
afterAll(() => rmSync(outside));

const noDatabase = { query: () => Promise.reject(new Error('Reports are counted in memory')) };
const metrics = createMetrics({ ...noDatabase, connections: () => ({ total: 0, idle: 0, waiting: 0 }) });
const unlimited = testLimits(noDatabase, 1_000_000);

function site(
  overrides: Partial<Config> = {},
  log: Log = silentLog,
  limits: RateLimits = unlimited,
  options: Parameters<typeof webRoutes>[1] = { folder },
) {
  const config = testConfig(overrides);
  const web = webRoutes({ config, limits, log, metrics }, options);
  const app = new Hono<AppEnv>()
    .use(identifyRequest({ config, log }), securityHeaders(config))
    .route('/', web);
  app.onError(errorHandler({ log }));
  return (path: string, init: RequestInit = {}) => app.request(`http://localhost:3000${path}`, init);
}

const live = readConfig({ ...productionVariables, IMAGE_HOSTS: 'images.norholt.test' });

const local = site();
const production = site(live);

function directives(response: Response): Record<string, string> {
  const policy = response.headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const htmlOf = async (ask: ReturnType<typeof site>, path: string, headers = {}) =>
  (await ask(path, { headers })).text();

/** The source of the first style element. */
const hashOf = (html: string): string =>
  `'sha256-${createHash('sha256')
    .update(/<style[^>]*>([^<]*)<\/style>/.exec(html)?.[1] ?? '')
    .digest('base64')}'`;

describe('a page', () => {
  test.each([
    ...['/', '/Blogs/', '/purchase/whatever', '/user-dashboard/my-orders?search=disc', '/%70arts'].map(
      (path) => [path, 200] as const,
    ),
    ...['/no/such/page', '/purchase', '/purchase/a/b', '/partsx', '/admin-dashboard/manage-product'].map(
      (path) => [path, 404] as const,
    ),
  ])('at %s is the app with status %i', async (path, status) => {
    const response = await local(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('id="root"');
  });

  test('has the security headers', async () => {
    const response = await production('/purchase/whatever');
    expect(response.status).toBe(200);
    expect(directives(response)).toEqual({
      'default-src': "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'script-src': "'self' https://js.stripe.com https://*.js.stripe.com https://apis.google.com",
      'style-src': "'self'",
      'img-src':
        "'self' data: blob: https://*.stripe.com https://lh3.googleusercontent.com https://images.norholt.test",
      'font-src': "'self'",
      'connect-src':
        "'self' https://api.stripe.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
      'frame-src':
        'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://norholt-shop.firebaseapp.com',
      'worker-src': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default gapi#gapi goog#html',
      'manifest-src': "'self'",
      'upgrade-insecure-requests': '',
      'report-to': 'csp',
      'report-uri': '/csp-report',
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'reporting-endpoints': 'csp="/csp-report"',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'permissions-policy': expect.stringContaining('payment=(self "https://js.stripe.com"'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-cache',
    });
  });

  test('contains no inline script and no style attribute', async () => {
    const html = await htmlOf(local, '/');
    expect(html).not.toMatch(/<script(?![^>]*(\ssrc=|application\/json))/);
    expect(html).not.toMatch(/\sstyle=|\son\w+=|<!--head-->/);
  });

  test('contains the public settings and no secret', async () => {
    const settingsOf = async (ask: typeof local) => {
      const html = await htmlOf(ask, '/');
      expect(html).not.toMatch(/sk_test|sk_live|whsec_/);
      return JSON.parse(/id="settings">(.+?)<\/script>/.exec(html)?.[1] ?? '') as unknown;
    };
    expect(await settingsOf(local)).toMatchObject({
      payments: 'sandbox',
      mockServers: {
        authEmulatorUrl: 'http://localhost:9099',
        gapiScript: 'http://localhost:9099/gapi.js',
        stripeScript: 'http://localhost:4242/stripe.js',
        mailbox: 'http://localhost:9099/mailbox',
      },
    });
    expect(await settingsOf(production)).toMatchObject({ payments: 'live', mockServers: null });
  });

  test('of staging has the mock servers and a banner', async () => {
    const staging = site({
      environment: 'staging',
      isProduction: true,
      publicUrl: 'https://staging.norholt.test',
    });
    const response = await staging('/');
    expect(directives(response)).not.toHaveProperty('upgrade-insecure-requests');
    const html = await response.text();
    expect(html).toContain('http://localhost:4242/stripe.js');
    expect(html).toMatch(/<body><style>[^<]+<\/style><aside id="staging"[^>]*>Staging: this is not/);
    expect(directives(response)['style-src']).toBe(`'self' ${hashOf(html)}`);
    for (const other of [local, production]) expect(await htmlOf(other, '/')).not.toContain('staging');
  });

  test('escapes settings in the HTML', async () => {
    const odd = site({
      firebase: { ...testConfig().firebase, apiKey: '</script><script>alert(1)</script>$&' },
    });
    const html = await htmlOf(odd, '/');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('$&');
  });

  test('allows the mock servers in a local run, and no local or unsafe source in production', async () => {
    const policy = directives(await local('/'));
    for (const name of ['script-src', 'connect-src', 'frame-src']) {
      expect(policy[name]).toContain('http://localhost:9099 http://localhost:4242');
    }
    expect(policy).not.toHaveProperty('upgrade-insecure-requests');
    const strict = (await production('/')).headers.get('content-security-policy') ?? '';
    expect(strict).not.toMatch(/localhost|127\.0\.0\.1|unsafe-|https:(\s|;|$)/);
  });

  test.each([
    ['theme=dark', ' data-theme="dark"'],
    ['a=b; theme=light', ' data-theme="light"'],
    ['theme="><script>', ''],
    ['mytheme=dark', ''],
  ])('reads the theme from the cookie %s', async (cookie, attribute) => {
    expect(await htmlOf(local, '/', { Cookie: cookie })).toContain(
      `<html lang="en" data-brand="norholt"${attribute}>`,
    );
  });

  test('is compressed', async () => {
    const response = await local('/', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toContain('id="root"');
  });

  test('is 304 for the same ETag, unless it is not found', async () => {
    const again = async (path: string, headers = {}) => {
      const first = await local(path, { headers: { 'Accept-Encoding': 'br' } });
      return local(path, { headers: { 'If-None-Match': first.headers.get('etag') ?? '', ...headers } });
    };
    const response = await again('/parts');
    expect(response.status).toBe(304);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await again('/parts', { Cookie: 'theme=dark' })).status).toBe(200);
    expect((await again('/no/such/page')).status).toBe(404);
  });

  test('has the same headers and no body for HEAD', async () => {
    const response = await local('/', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toBe('');
  });
});

describe('a file', () => {
  test('with a hashed name is cached as immutable, and compressed with an accepted encoding', async () => {
    const get = (encodings: string) =>
      local('/assets/main-1a2b.js', { headers: { 'Accept-Encoding': encodings } });
    const plain = await get('identity');
    expect(await plain.text()).toBe(script);
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(brotliDecompressSync(await (await get('gzip, br')).arrayBuffer()).toString()).toBe(script);
    expect(gunzipSync(await (await get('gzip, br;q=0')).arrayBuffer()).toString()).toBe(script);
  });

  test('has a content type by its extension, and is 304 for the same ETag', async () => {
    const picture = await local('/pictures/disc.webp');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    // For mails.
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { headers } = await local('/note.svg');
    expect(headers.get('content-type')).toBe('image/svg+xml');
    const again = await local('/note.svg', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('of the brand is derived from its logo and colours', async () => {
    const solvik = site({ brand: 'solvik' });
    const icon = await solvik('/favicon.svg');
    expect(icon.headers.get('content-type')).toBe('image/svg+xml');
    expect(await icon.text()).toContain(shops.solvik.logo.mark.ink);
    const canvas = brands.solvik.light.color.canvas;
    const manifest: unknown = await (await solvik('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Solvik', theme_color: canvas, icons: [{ src: '/favicon.svg' }] });
    expect(await htmlOf(solvik, '/')).toContain(`<meta name="theme-color" content="${canvas}"`);
  });

  test.each([
    '/assets/gone-1a2b.js',
    '/assets/',
    '/assets/main-1a2b.js.map',
    '/assets/main-1a2b.js.br',
    '/.vite/manifest.json',
    '/pictures/gone.webp',
    '/favicon.ico',
    '/assets/..%2f..%2fnorholt-outside.txt',
    '/..%2fnorholt-outside.txt',
  ])('that does not exist (%s) is 404 in plain text', async (path) => {
    const response = await local(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/i);
    expect(await response.text()).toBe('Not found');
  });

  test('is never the page template', async () => {
    expect(await htmlOf(local, '/index.html')).not.toContain('<!--head-->');
  });
});

describe('a page that the server renders', () => {
  const rendering = write(join(folder, 'rendering'), {
    'index.html': `<!doctype html><html lang="en"><head><!--head--><script type="module" crossorigin src="/assets/main.js"></script><link rel="stylesheet" crossorigin href="/assets/main.css"></head><body><div id="root"></div></body></html>`,
    '.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/main.js' },
      '_app.js': { file: 'assets/app.js' },
      'home.tsx': { file: 'assets/home.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared.js', imports: ['_app.js'] },
    }),
    '.render/server-entry.js': `export const createRenderer = (read) => ({
      searchOf: async (path, params) => (params.has('search') ? 'search=' + params.get('search') : ''),
      loadData: async ({ pathname }) => ({ data: [[['parts'], await (await read(pathname)).text()]] }),
      render: async ({ pathname, search }, { data, mayBeSignedIn }) => ({
        html: '<h1>' + pathname + search + ' ' + data[0][1].length + ' ' + mayBeSignedIn + '</h1>',
        modules: ['home.tsx'],
      }),
    });`,
  });
  const read = (path: string) =>
    path === '/blogs' ? Promise.reject(new Error('No database')) : Promise.resolve(new Response('</script>'));
  const ask = site({}, silentLog, unlimited, { folder: rendering, read });

  test('contains its content, its data, and what search engines need', async () => {
    const html = await htmlOf(ask, '/parts');
    expect(html).toMatch(/<div id="root" data-route="\/parts"[^>]*><h1>\/parts 9 false<\/h1><\/div>/);
    expect(html).toContain('id="page-data">[[["parts"],"\\u003c/script>"]]</script>');
    expect(html).toMatch(/<title>Parts · Norholt<\/title><meta name="description" content="Every brake/);
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/parts">');
    expect(html).toContain('<meta property="og:title" content="Parts · Norholt">');
    expect(html).not.toContain('<noscript');
    expect(await htmlOf(ask, '/login')).not.toContain('canonical');
  });

  test('offers the catalogue without scripts, instead of placeholders that nothing would replace', async () => {
    expect(await htmlOf(ask, '/payment/1')).toMatch(/<noscript data-instead>.*<a href="\/parts">/);
    expect(await htmlOf(ask, '/login')).toMatch(/<noscript>.*<a href="\/parts">/);
  });

  test('is painted as a whole if its content is centred', async () => {
    expect(await htmlOf(ask, '/login')).toContain('<link rel="expect" href="#page-data" blocking="render">');
    expect(await htmlOf(ask, '/')).not.toContain('rel="expect"');
  });

  test('preloads its scripts and what they import, after the first paint if it can be read without them', async () => {
    const scripts = ['/assets/home.js', '/assets/shared.js', '/assets/app.js'];
    const preloaded = (html: string) =>
      [...html.matchAll(/<link rel="modulepreload" fetchpriority="low" crossorigin href="([^"]+)"/g)].map(
        ([, href]) => href,
      );
    const parts = await htmlOf(ask, '/parts');
    expect(parts).toContain(`<div id="root" data-route="/parts" data-scripts="${scripts.join(' ')}">`);
    expect(preloaded(parts)).toEqual([]);
    const login = await htmlOf(ask, '/login');
    expect(login).toContain('<div id="root" data-route="/login">');
    expect(preloaded(login)).toEqual(scripts);
  });

  test('depends on the cookies for the theme and for a stored session', async () => {
    expect(await htmlOf(ask, '/', { Cookie: 'session=1; theme=dark' })).toMatch(
      /data-theme="dark".*<div id="root" data-route="\/"[^>]* data-session="1"><h1>\/ 9 true/,
    );
    expect(await htmlOf(ask, '/', { Cookie: 'session=0' })).toMatch(
      /<html lang="en" data-brand="norholt">.*\/ 9 false/,
    );
  });

  test('is rendered by the browser when its data cannot be read', async () => {
    const response = await ask('/blogs');
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(
      /<noscript data-instead>.*<div id="root" data-route="\/blogs"><\/div>/,
    );
  });

  test.each([
    ['/purchase/a%2Fb', '/purchase/1', 'Order'],
    ['/%62logs', '/nowhere', 'Not found'],
    ['/nowhere', '/%62logs', 'Blog'],
    ['/%2562logs', '/nowhere', 'Not found'],
    ['/nowhere/..%2fblogs', '/nowhere', 'Not found'],
    ['/parts;jsessionid=1', '/nowhere', 'Not found'],
  ])('at %s leaves the page at %s as it is', async (first, second, title) => {
    const clean = site({}, silentLog, unlimited, { folder: rendering, read });
    await clean(first);
    const html = await htmlOf(clean, second);
    expect(html).toContain(`<title>${title} · Norholt</title>`);
    expect(html).not.toContain(first);
  });

  test('of one role shows nothing of the URL of its first visitor', async () => {
    const Cookie = 'session=1';
    const users = (query: string) => htmlOf(ask, `/admin-dashboard/user${query}`, { Cookie });
    expect(await users('?search=planted')).not.toContain('planted');
    expect(await users('')).toBe(await users('?search=planted'));
  });

  test.each<Record<string, string>>([{}, { 'Accept-Encoding': 'br' }])(
    'counts as a read with the headers %j',
    async (headers) => {
      const limits = { ...unlimited, reads: testLimits(noDatabase, 2 / 300).reads };
      const counted = site({}, silentLog, limits, { folder: rendering, read });
      const sent = [];
      for (const path of ['/parts', '/parts', '/parts', '/']) {
        const body = await (await counted(path, { headers })).arrayBuffer();
        sent.push(String('Accept-Encoding' in headers ? brotliDecompressSync(body) : Buffer.from(body)));
      }
      expect(sent.map((html) => html.includes('<h1>'))).toEqual([true, true, false, false]);
    },
  );

  test('is rendered by the browser after too many new pages of an address', async () => {
    const limits = { ...unlimited, renders: testLimits(noDatabase, 1 / 60).renders };
    const limited = site({}, silentLog, limits, { folder: rendering, read });
    const isRendered = async (path: string) => (await htmlOf(limited, path)).includes('<h1>');
    expect(await isRendered('/parts?search=a')).toBe(true);
    expect(await isRendered('/parts?search=b')).toBe(false);
    expect(await isRendered('/parts?search=a')).toBe(true);
  });
});

describe('a page whose data say where it is', () => {
  const described = write(join(folder, 'described'), {
    'index.html':
      '<!doctype html><html lang="en"><head><!--head--></head><body><div id="root"></div></body></html>',
    '.vite/manifest.json': '{}',
    '.render/server-entry.js': `export const createRenderer = (read) => ({
      searchOf: async () => '',
      async loadData({ pathname }) {
        const { facts } = await (await read(pathname)).json();
        return { data: [[['part'], pathname]], facts };
      },
      render: async ({ pathname }) => ({ html: '<h1>' + pathname + '</h1>', modules: [] }),
    });`,
  });
  const known: Record<string, PageFacts> = {
    '/part/NH-1': { status: 200, path: '/part/NH-1', title: 'Disc' },
    '/part/nh.1': { status: 200, path: '/part/NH-1', title: 'Disc' },
    '/part/OLD-1': { status: 410, path: '/part/OLD-1', title: 'Old disc' },
    '/parts/Discs': { status: 200, path: '/parts/discs', title: 'Discs' },
  };
  const read = (path: string) =>
    path === '/part/broken'
      ? Promise.reject(new Error('No database'))
      : Promise.resolve(Response.json({ facts: known[path] ?? { status: 404, title: 'Not found' } }));
  const options = { folder: described, read };
  const ask = site({}, silentLog, unlimited, options);

  test.each([
    ['/part/NH-1?from=mail', 200, '/part/NH-1', undefined],
    ['/part/OLD-1', 410, '/part/OLD-1', 'noindex'],
    ['/part/none', 404, '/part/none', 'noindex'],
    ['/parts/none', 404, '/parts/none', 'noindex'],
  ])('at %s has the status %i', async (path, status, rendered, robots) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-robots-tag') ?? undefined).toBe(robots);
    const html = await response.text();
    expect(html).toContain(`<h1>${rendered}</h1>`);
    expect(html).toMatch(/<div id="root" data-route="\/parts?\/:\w+">/);
    expect(html.includes('rel="canonical"')).toBe(status === 200);
  });

  test.each([
    ['/part/nh.1', '/part/NH-1'],
    ['/part/nh.1?a=%20b&a=c', '/part/NH-1?a=%20b&a=c'],
    ['/parts/Discs?page=2', '/parts/discs?page=2'],
  ])('at %s redirects to %s', async (path, to) => {
    const response = await ask(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('');
  });

  test('asks search engines to come back when its data cannot be read, and is rendered by the browser', async () => {
    const failed = await ask('/part/broken');
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await failed.text()).toContain('<div id="root" data-route="/part/:number"></div>');
    const limits = { ...unlimited, renders: testLimits(noDatabase, 1 / 60).renders };
    const limited = site({}, silentLog, limits, options);
    expect((await limited('/part/none')).status).toBe(404);
    const refused = await limited('/part/NH-1');
    expect([refused.status, refused.headers.get('x-robots-tag')]).toEqual([429, null]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('of staging is hidden from search engines', async () => {
    const staging = site({ environment: 'staging' }, silentLog, unlimited, options);
    for (const path of ['/part/NH-1', '/'])
      expect((await staging(path)).headers.get('x-robots-tag'), path).toBe('noindex');
  });
});

test('serves a new build without a restart', async () => {
  const page = join(folder, 'index.html');
  const before = readFileSync(page, 'utf8');
  const ask = site();
  await ask('/');
  writeFileSync(join(folder, 'assets/next-3c4d.js'), 'next');
  writeFileSync(page, before.replace('main-1a2b', 'next-3c4d'));
  utimesSync(page, new Date(), new Date(Date.now() + 10_000));
  expect(await htmlOf(ask, '/')).toContain('next-3c4d');
  expect((await ask('/assets/next-3c4d.js')).status).toBe(200);
  writeFileSync(page, before);
});

test('returns 400 for a malformed percent escape', async () => {
  expect((await local('/%E0%A4%A')).status).toBe(400);
});

test('allows reCAPTCHA and sends its site key with App Check', async () => {
  const appCheck = { siteKey: 'site-key', appId: '1:123:web:abc', jwksUrl: 'https://keys.test' };
  const response = await site({ ...live, firebase: { ...live.firebase, appCheck } })('/');
  const [plain, extended] = [directives(await production('/')), directives(response)];
  const added = Object.entries(extended).flatMap(([name, sources]) => {
    const extra = sources.split(' ').filter((source) => !plain[name]?.split(' ').includes(source));
    return extra.length === 0 ? [] : [[name, extra.join(' ')]];
  });
  expect(Object.fromEntries(added)).toEqual({
    'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    'connect-src': 'https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
    'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    'trusted-types': 'recaptcha',
  });
  const page = await response.text();
  expect(page).toContain('"appCheck":{"siteKey":"site-key"}');
  expect(page).toContain('"appId":"1:123:web:abc"');
});

describe('web vitals of visits', () => {
  const post = (ask: ReturnType<typeof site>, body: object) =>
    ask('/vitals', { method: 'POST', body: JSON.stringify(body) });

  test('are counted by route pattern', async () => {
    const values = { LCP: 1234, CLS: 0.07 };
    expect((await post(local, { route: '/purchase/:partId', values })).status).toBe(204);
    const text = await metrics.read();
    expect(text).toContain('norholt_web_vital_seconds_sum{name="LCP",route="/purchase/:partId"} 1.234');
    expect(text).toContain('norholt_layout_shift_score_sum{route="/purchase/:partId"} 0.07');
  });

  test.each([
    ['a path in place of a pattern', { route: '/purchase/1', values: {} }],
    ['an unknown metric', { route: '/', values: { FID: 1 } }],
    ['a negative time', { route: '/', values: { LCP: -1 } }],
    ['anything about the visitor', { route: '/', values: {}, user: 'x' }],
  ])('are rejected with %s', async (_, body) => {
    expect((await post(local, body)).status).toBe(400);
  });

  test('are limited in size, and per IP address', async () => {
    expect((await post(local, { route: 'x'.repeat(2_000) })).status).toBe(413);
    const ask = site({}, silentLog, { ...unlimited, reports: testLimits(noDatabase, 1 / 30).reports });
    const report = { route: '/', values: {} };
    expect([(await post(ask, report)).status, (await post(ask, report)).status]).toEqual([204, 429]);
  });
});

describe('content security policy reports', () => {
  const post = (ask: ReturnType<typeof site>, body: string, type = 'application/csp-report') =>
    ask('/csp-report', { method: 'POST', body, headers: { 'Content-Type': type } });

  const logged: unknown[] = [];
  const log: Log = { ...silentLog, warn: (line: unknown) => void logged.push(line) };

  test('are logged in both formats, without query strings', async () => {
    const ask = site({}, log);
    const old = { 'blocked-uri': 'https://x.test/a?token=1', 'effective-directive': 'script-src' };
    expect((await post(ask, JSON.stringify({ 'csp-report': old }))).status).toBe(204);
    const body = { blockedURL: 'inline', effectiveDirective: 'style-src' };
    const modern = JSON.stringify([{ type: 'csp-violation', body }]);
    expect((await post(ask, modern, 'application/reports+json')).status).toBe(204);
    expect(JSON.stringify(logged)).toMatch(/^(?!.*token=1).*https:\/\/x\.test\/a.*style-src/);
  });

  test('are rejected if malformed or too large', async () => {
    expect((await post(local, 'nonsense')).status).toBe(400);
    expect((await post(local, JSON.stringify({ 'csp-report': { a: 'x'.repeat(20_000) } }))).status).toBe(413);
  });

  test('are limited in size, per request and per IP address', async () => {
    logged.length = 0;
    const ask = site({}, log, { ...unlimited, reports: testLimits(noDatabase, 0.1).reports });
    const report = { body: { blockedURL: `https://x.test/${'y'.repeat(900)}` } };
    const many = JSON.stringify(Array.from({ length: 12 }, () => report));
    const statuses = [];
    for (let request = 0; request < 5; request += 1)
      statuses.push((await post(ask, many, 'application/reports+json')).status);
    expect(statuses).toEqual([204, 204, 204, 429, 429]);
    expect(logged).toHaveLength(3);
    expect(JSON.stringify(logged[0]).length).toBeLessThan(1500);
  });
});
