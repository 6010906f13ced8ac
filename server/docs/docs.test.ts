import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as calls from '#contract/calls.ts';
import { problemCodes } from '#contract/problem.ts';
import { transitions } from '#contract/orders/transitions.ts';
import { createTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { docsPage } from './docs-page.ts';
import { operationsOf } from './open-api-document.ts';
import { servedDocument } from './served-document.ts';

const { db } = await openTestDatabase();
const app = createTestApp(db);
const get = (path: string) => app.call('GET', path);

const document = servedDocument('http://localhost:3000');
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  operationsOf(item).map(([method, operation]) => ({ path, method, ...operation })),
);

describe('the OpenAPI document', () => {
  test('lists no header that a page of another host cannot read', async () => {
    const listed = operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ headers = {} }) => Object.keys(headers)),
    );
    const { headers } = await app.call('GET', '/parts', { headers: { Origin: 'http://localhost:3000' } });
    const exposed = headers.get('access-control-expose-headers')?.split(',');
    expect(listed).toContain('X-Counts');
    expect(exposed).toEqual(expect.arrayContaining(listed));
  });

  test('lists every call of the contract, and the other endpoints', async () => {
    expect(await get('/openapi.json')).toMatchObject({ status: 200, body: { openapi: '3.1.0', paths: {} } });
    const listed = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const wanted = Object.values(calls).map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(listed).toEqual(expect.arrayContaining(wanted));
    expect(listed.slice(wanted.length).sort()).toEqual([
      'GET /docs',
      'GET /healthz',
      'GET /metrics',
      'GET /openapi.json',
      'GET /readyz',
      'GET /uploads/{name}',
      'POST /csp-report',
      'POST /vitals',
      'POST /webhooks/stripe',
    ]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('has a valid schema everywhere, and describes every path parameter', () => {
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    ajv.addSchema(document, 'openapi');
    // Each one once: compiling takes long, and most calls have the same responses.
    const distinct = new Set<string>();
    for (const { path, parameters, requestBody, responses } of operations) {
      const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath);
      const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
      const schemas = contents.flatMap((content) => Object.values(content ?? {}).map(({ schema }) => schema));
      for (const schema of [...schemas, ...parameters.map((one) => one.schema)])
        distinct.add(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"openapi#'));
    }
    for (const schema of distinct) ajv.compile(z.record(z.string(), z.unknown()).parse(JSON.parse(schema)));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });
});

describe('the page about the API', () => {
  test('loads nothing: no script, no style attribute, no URL of another file', async () => {
    const response = await get('/docs');
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    const page = String(response.body);
    expect(page).not.toMatch(/<(script|link|img|iframe|object|embed|video|audio|source|form|base)\b/);
    expect(page).not.toMatch(/\s(style|src|srcset|on\w+)=/);
    expect(page).not.toMatch(/@import|url\(/);
    const targets = [...page.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    for (const target of targets) expect(target).toMatch(/^(#\w+|\/api\/openapi\.json)$/);
    const style = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  test('links to every call, and lists access policies, transitions and problem codes', async () => {
    const page = String((await get('/docs')).body).replace(/>\s+</g, '><');
    for (const name of Object.keys(calls)) {
      expect(page).toContain(`<article id="${name}">`);
      expect(page).toContain(`href="#${name}"`);
    }
    for (const name of Object.keys(transitions)) expect(page).toContain(`<code>${name}</code>`);
    for (const code of problemCodes) expect(page).toContain(`<code>${code}</code>`);
    expect(page).toContain(
      '<th scope="row"><code>GET /user</code></th><td>admins</td><td>401</td><td>403</td><td>403</td><td>200</td>',
    );
  });

  test('escapes its texts', async () => {
    const info = { ...document.info, title: '<script>&"' };
    const page = String(await docsPage({ ...document, info }));
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;&amp;&quot;');
  });
});
