import { request as send } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, expect, test } from 'vitest';
import { admitted } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import { listen } from '#mocks/listen.ts';
import { callNames, openShopWithRequests, type ValidRequest } from './valid-requests.ts';

const { shop, requests } = await openShopWithRequests();
const listener = getRequestListener((request) => shop.nodes[0]?.fetch(request) ?? expect.unreachable());
const server = await listen((incoming, outgoing) => void listener(incoming, outgoing), 0);
afterAll(() => server.close());

/** Sends a request over HTTP with the header `name` twice. Returns the status. */
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
    const request = send({
      port: server.port,
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

const jsonCalls = callNames.filter((name) => name !== 'storeImage');

test.each(jsonCalls)('%s with a duplicate header is rejected or handled, and never fails', async (name) => {
  const { method, access } = calls[name];
  const valid = await requests[name](admitted(access));
  const hasBody = valid.body !== undefined;
  const isGuarded = access !== 'everyone';
  const token = `Bearer ${valid.token ?? ''}`;
  const sendHeader = (header: string, one: string, other: string) =>
    sendTwice(method, valid, header, [one, other]);

  if (isGuarded) expect(await sendHeader('Authorization', token, 'Bearer other')).toBe(401);
  if (isGuarded) expect(await sendHeader('Authorization', token, token)).toBe(401);
  if (hasBody) expect(await sendHeader('Content-Type', 'application/json', 'text/plain')).toBe(415);
  if (hasBody) expect(await sendHeader('Content-Length', '2', '3')).toBe(400);
  if ('isKeyed' in calls[name]) expect(await sendHeader('Idempotency-Key', 'one', 'two')).toBe(400);
  for (const [header, one, other] of [
    ['Origin', 'http://localhost:3000', 'http://elsewhere.test'],
    ['X-Forwarded-For', '10.0.0.1', 'x'.repeat(300)],
    ['Accept-Encoding', 'br', 'gzip;q=0'],
    ['If-None-Match', '"a"', '*'],
    ['Cookie', 'theme=dark', 'theme=<script>'],
    ['X-Request-Id', 'one', 'two'],
  ] as const) {
    expect(await sendHeader(header, one, other), header).toBeLessThan(500);
  }
});
