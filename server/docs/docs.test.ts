import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as calls from '#contract/calls.ts';
import { problemCodes } from '#contract/problem.ts';
import { transitions } from '../orders/transitions.ts';
import { createTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { docsPage } from './docs-page.ts';
import { servedDocument } from './served-document.ts';

const { db } = await openTestDatabase();
const app = createTestApp(db);
const get = (path: string, headers: Record<string, string> = {}) => app.call('GET', path, { headers });

const Content = z.optional(z.record(z.string(), z.object({ schema: z.looseObject({}) })));
const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: z.looseObject({}) })),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(
    z.string().check(z.regex(/^[2-5]\d\d$/)),
    z.object({ description: z.string().check(z.minLength(1)), content: Content }),
  ),
});
const Document = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string().check(z.startsWith('/')), z.record(z.string(), z.unknown())),
});

const operationsOf = (document: unknown) =>
  Object.entries(Document.parse(document).paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'servers')
      .map(([method, operation]) => ({ path, method, ...Operation.parse(operation) })),
  );

describe('the OpenAPI document', () => {
  test('lists every call of the contract, and what is served beside them', async () => {
    const answer = await get('/openapi.json');
    expect(answer.status).toBe(200);
    const listed = operationsOf(answer.body).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
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
      'POST /webhooks/stripe',
    ]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('is whole: every schema compiles, every parameter of a path is described', async () => {
    const { body } = await get('/openapi.json');
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    ajv.addSchema(Object(body), 'openapi');
    const names = new Set<string>();
    for (const { path, operationId, parameters, requestBody, responses } of operationsOf(body)) {
      names.add(operationId);
      const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath);
      const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
      const schemas = contents.flatMap((content) => Object.values(content ?? {}).map(({ schema }) => schema));
      for (const schema of [...schemas, ...parameters.map((one) => one.schema)]) {
        const ref = schema['$ref'];
        ajv.compile(typeof ref === 'string' ? { $ref: `openapi${ref}` } : schema);
      }
    }
    expect(names.size).toBe(operationsOf(body).length);
  });

  test('is not sent again when nothing changed', async () => {
    const etag = (await get('/openapi.json')).headers.get('etag') ?? '';
    expect((await get('/openapi.json', { 'If-None-Match': etag })).status).toBe(304);
    expect((await get('/openapi.json', { 'If-None-Match': `W/${etag}` })).status).toBe(304);
  });
});

describe('the page about the API', () => {
  test('loads nothing: no script, no style attribute, no address of another file', async () => {
    const answer = await get('/docs');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    const page = String(answer.body);
    expect(page).not.toMatch(/<(script|link|img|iframe|object|embed|video|audio|source|form|base)\b/);
    expect(page).not.toMatch(/\s(style|src|srcset|on\w+)=/);
    expect(page).not.toMatch(/@import|url\(/);
    const targets = [...page.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    for (const target of targets) expect(target).toMatch(/^(#\w+|\/api\/openapi\.json)$/);
    const nonce = /<style nonce="([^"]+)"/.exec(page)?.[1];
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'nonce-${nonce ?? ''}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect((await get('/docs')).headers.get('content-security-policy')).not.toContain(nonce);
  });

  test('leads to every call, and states the access, the order’s edges and the codes', async () => {
    const page = String((await get('/docs')).body).replace(/>\s+</g, '><');
    for (const name of Object.keys(calls)) {
      expect(page).toContain(`<article id="${name}">`);
      expect(page).toContain(`href="#${name}"`);
    }
    for (const edge of Object.keys(transitions)) expect(page).toContain(`<code>${edge}</code>`);
    for (const code of problemCodes) expect(page).toContain(`<code>${code}</code>`);
    expect(page).toContain(
      '<th scope="row"><code>GET /user</code></th><td>admins</td><td>401</td><td>403</td><td>403</td><td>200</td>',
    );
  });

  test('cannot be broken out of', () => {
    const document = servedDocument('http://localhost:3000');
    const page = docsPage({ ...document, info: { title: '<script>&"', description: "'" } }, 'n');
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;&amp;&quot;');
  });
});
