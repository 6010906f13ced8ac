import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { createPictureFetcher, type FetchOptions } from './fetch-picture.ts';

const folder = tempFolder();
const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
const create = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=pictures.test';
const names = ['-addext', 'subjectAltName=DNS:pictures.test,DNS:moved.test,IP:127.0.0.1'];
execFileSync('openssl', [...create.split(' '), ...names, '-out', cert, '-keyout', key], { stdio: 'ignore' });

type Respond = (response: ServerResponse, request: IncomingMessage) => void;
let pages: Record<string, Respond>;
let asked: string[];
const server = createServer({ cert: readFileSync(cert), key: readFileSync(key) }, (request, response) => {
  asked.push(`${request.headers.host?.split(':')[0]}${request.url}`);
  pages[request.url ?? '']?.(response, request);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const at = (path: string, host = 'pictures.test') => `https://${host}:${port}${path}`;

/** The addresses of each host, one lookup after the other. */
let hosts: Record<string, string[][]>;
const options: FetchOptions = {
  resolve: (host) => {
    const addresses = hosts[host]?.shift();
    if (!addresses) return Promise.reject(new Error('unknown host'));
    return Promise.resolve(addresses.map((one) => ({ address: one, family: isIP(one) })));
  },
  // Of the addresses of a name, the test's own is a public one.
  isAllowed: (one) => one === '127.0.0.1',
  ca: readFileSync(cert),
};
const fetchPicture = createPictureFetcher(options);

const picture = new Uint8Array([1, 2, 3]);
const send =
  (type: string | undefined, body = picture): Respond =>
  (response) =>
    response.writeHead(200, type === undefined ? {} : { 'Content-Type': type }).end(body);
const redirect =
  (to: string): Respond =>
  (response) =>
    response.writeHead(302, { Location: to }).end();

beforeEach(() => {
  asked = [];
  hosts = { 'pictures.test': [['127.0.0.1']], 'moved.test': [['127.0.0.1']] };
  pages = {};
});

const failureOf = (url: string, fetch = fetchPicture) =>
  fetch(url).then(
    () => 'no failure',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

test.each(['image/jpeg', 'application/octet-stream', undefined])(
  'reads a picture of type %s',
  async (type) => {
    pages['/a.jpg'] = send(type);
    expect(await fetchPicture(at('/a.jpg'))).toEqual(picture);
  },
);

test('connects to the allowed addresses of a name only', async () => {
  pages['/a.jpg'] = send('image/png');
  hosts['pictures.test'] = [['10.0.0.1', '127.0.0.1']];
  expect(await fetchPicture(at('/a.jpg'))).toEqual(picture);
});

test('checks each redirect that it follows', async () => {
  pages = { '/a.jpg': redirect(at('/b.jpg', 'moved.test')), '/b.jpg': send('image/png') };
  expect(await fetchPicture(at('/a.jpg'))).toEqual(picture);
  expect(asked).toEqual(['pictures.test/a.jpg', 'moved.test/b.jpg']);
});

const notPublic = 'Only addresses that everybody can reach are read.';
const notHttps = 'Only addresses that begin with https:// are read.';

test('refuses a name that resolves to a private address the next time', async () => {
  pages = { '/a.jpg': redirect(at('/b.jpg')), '/b.jpg': send('image/png') };
  hosts['pictures.test'] = [['127.0.0.1'], ['169.254.169.254']];
  expect(await failureOf(at('/a.jpg'))).toBe(notPublic);
  expect(asked).toEqual(['pictures.test/a.jpg']);
});

test.each([
  ['https://10.0.0.1/a.jpg', notPublic],
  ['https://[::ffff:a00:1]/a.jpg', notPublic],
  ['https://0x0a.1/a.jpg', notPublic],
  ['http://pictures.test/a.jpg', notHttps],
  ['https://me:secret@pictures.test/a.jpg', notHttps],
  ['file:///etc/passwd', notHttps],
  ['nonsense', 'This is no web address.'],
])('refuses %s, also after a redirect', async (url, message) => {
  expect(await failureOf(url)).toBe(message);
  if (!URL.canParse(url)) return;
  pages['/a.jpg'] = redirect(url);
  expect(await failureOf(at('/a.jpg'))).toBe(message);
});

test('without options connects to no address of this machine', async () => {
  pages['/a.jpg'] = send('image/png');
  const own = createPictureFetcher({ ca: readFileSync(cert) });
  for (const host of ['127.0.0.1', 'localhost'])
    await expect(own(at('/a.jpg', host))).rejects.toThrow(notPublic);
  expect(asked).toEqual([]);
});

test.each<[string, Respond, string]>([
  ['is missing', (response) => response.writeHead(404).end(), 'The server of the picture answered 404.'],
  ['is a page', send('text/html'), 'There is no picture at this address.'],
  [
    'says that it is too large',
    (response) => response.writeHead(200, { 'Content-Length': limits.image.maxBytes + 1 }).write('x'),
    'The picture is larger than 5 MB.',
  ],
  [
    'never ends',
    (response) => {
      const more = () => response.write(Buffer.alloc(256 * 1024), (error) => !error && more());
      more();
    },
    'The picture is larger than 5 MB.',
  ],
  ['leads to itself', redirect('/a.jpg'), 'The address leads to other addresses too often.'],
  [
    'is cut off',
    (response) => {
      response.writeHead(200, { 'Content-Length': 10 }).write('x');
      setImmediate(() => response.destroy());
    },
    'The server of the picture could not be reached.',
  ],
])('says why when the picture %s', async (_, respond, message) => {
  pages['/a.jpg'] = respond;
  hosts['pictures.test'] = Array.from({ length: 10 }, () => ['127.0.0.1']);
  expect(await failureOf(at('/a.jpg'))).toBe(message);
});

test.each<[string, Respond]>([
  ['stops in the middle', (response) => response.write('x')],
  ['does not answer', () => undefined],
])('does not wait for a server that %s', async (_, respond) => {
  pages['/a.jpg'] = respond;
  const fetch = createPictureFetcher({ ...options, deadline: 200 });
  expect(await failureOf(at('/a.jpg'), fetch)).toBe('The picture did not arrive within 0.2 seconds.');
});

test('says why when the name or its certificate is not known', async () => {
  for (const host of ['unknown.test', 'wrong.test']) {
    hosts['wrong.test'] = [['127.0.0.1']];
    expect(await failureOf(at('/a.jpg', host))).toBe('The server of the picture could not be reached.');
  }
});
