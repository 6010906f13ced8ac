import { request as ask } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import { listen } from '#mocks/listen.ts';
import { openShop } from '#tests/shop/open-shop.ts';
import { gatherPeople, imageHosts, validRequests, type ValidRequest } from './valid-requests.ts';

const shop = await openShop({ config: { imageHosts } });
const answer = getRequestListener((request) => shop.nodes[0]?.fetch(request) ?? expect.unreachable());
const door = await listen((incoming, outgoing) => void answer(incoming, outgoing), 0);
afterAll(() => door.close());

let requests: ReturnType<typeof validRequests>;
beforeAll(async () => {
  requests = validRequests(shop, await gatherPeople(shop));
});

/** A request over the wire with `name` in it twice. The status of the answer. */
function sendTwice(
  method: string,
  { path, token = '', body }: ValidRequest,
  name: string,
  values: readonly [string, string],
): Promise<number> {
  const content = body === undefined || body instanceof FormData ? '' : JSON.stringify(body);
  const usual: Array<[string, string]> = [
    ['Host', 'localhost'],
    ['Authorization', `Bearer ${token}`],
    ...(content === '' ? [] : ([['Content-Type', 'application/json']] as Array<[string, string]>)),
    ['Content-Length', String(Buffer.byteLength(content))],
  ];
  const headers = usual.filter(([known]) => known.toLowerCase() !== name.toLowerCase());
  return new Promise((resolve, reject) => {
    const request = ask({
      port: door.port,
      host: '127.0.0.1',
      method,
      path: `/api${path}`,
      headers: [...headers, ...values.map((value): [string, string] => [name, value])].flat(),
    });
    request.on('error', reject).on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.end(content);
  });
}

const names = (Object.keys(calls) as (keyof typeof calls)[]).filter((name) => name !== 'storeImage');

test.each(names)('%s with a header twice is refused or understood, and breaks nothing', async (name) => {
  const { method, access: kind } = calls[name];
  const asker = access[kind].own === 200 ? 'own' : 'admin';
  const valid = await requests[name](asker);
  const hasBody = valid.body !== undefined;
  const isGuarded = kind !== 'everyone';
  const token = `Bearer ${valid.token ?? ''}`;
  const send = (header: string, one: string, other: string) => sendTwice(method, valid, header, [one, other]);

  if (isGuarded) expect(await send('Authorization', token, 'Bearer other')).toBe(401);
  if (isGuarded) expect(await send('Authorization', token, token)).toBe(401);
  if (hasBody) expect(await send('Content-Type', 'application/json', 'text/plain')).toBe(415);
  if (hasBody) expect(await send('Content-Length', '2', '3')).toBe(400);
  if ('isKeyed' in calls[name]) expect(await send('Idempotency-Key', 'one', 'two')).toBe(400);
  for (const [header, one, other] of [
    ['Origin', 'http://localhost:3000', 'http://elsewhere.test'],
    ['X-Forwarded-For', '10.0.0.1', 'x'.repeat(300)],
    ['Accept-Encoding', 'br', 'gzip;q=0'],
    ['If-None-Match', '"a"', '*'],
    ['Cookie', 'theme=dark', 'theme=<script>'],
    ['X-Request-Id', 'one', 'two'],
  ] as const) {
    expect(await send(header, one, other), header).toBeLessThan(500);
  }
});
