import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { addPart, callAsAdmin, readPart } from './parts.ts';
import { stack } from './stack.ts';

const newNumber = () => `E2E ${randomUUID().slice(0, 8)}/A`;
const segmentOf = (number: string) => number.replaceAll(/[ /]/g, '-');

/** Requests a page without following a redirect. */
async function open(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  return { status: response.status(), headers: response.headers(), html: await response.text() };
}

test('a part is at one spelling of its number, until it is not sold any more', async ({ request }) => {
  const number = newNumber();
  const { _id: id, name } = await addPart({ number });
  const path = `/part/${segmentOf(number)}`;
  const shown = await open(request, path);
  expect(shown.status).toBe(200);
  expect(shown.html).toContain(`<title>${name} · `);
  expect(shown.html).toContain('"@type":"Product"');
  for (const other of [number.toLowerCase(), number.replaceAll(/\W/g, ''), `${segmentOf(number)}/`]) {
    const redirect = await open(request, `/part/${other.replace(/(?<=\w)\/(?=\w)/, '%2F')}?from=mail`);
    expect(redirect, other).toMatchObject({ status: 301, headers: { location: `${path}?from=mail` } });
  }
  const { version } = await readPart(id);
  await callAsAdmin('PATCH', `/parts/${id}`, { version, state: 'discontinued' });
  const gone = await open(request, path);
  expect(gone).toMatchObject({ status: 410, headers: { 'x-robots-tag': 'noindex' } });
  expect(gone.html).not.toMatch(/canonical|ld\+json/);
  expect((await open(request, path.toLowerCase())).status).toBe(301);
  expect((await request.get(`${stack.apiUrl}${path}`)).status()).toBe(404);
});

test('a category is at its slug', async ({ request }) => {
  const shown = await open(request, '/parts/brake-discs');
  expect(shown.status).toBe(200);
  expect(shown.html).toMatch(
    /<title>Brake discs · .*<link rel="canonical" href="[^"]+\/parts\/brake-discs">/,
  );
  expect(await open(request, '/parts/BRAKES?page=2')).toMatchObject({
    status: 301,
    headers: { location: '/parts/brakes?page=2' },
  });
  for (const path of [
    '/parts/none-of-ours',
    '/parts/%00',
    '/parts/brake%20discs',
    `/parts/${'a'.repeat(60)}`,
  ])
    expect((await open(request, path)).status, path).toBe(404);
});
