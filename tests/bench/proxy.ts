import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { freePort } from '#server/core/free-port.ts';
import { stack } from '#tests/e2e/stack.ts';
import { temporaryFolder } from './processes.ts';

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

export type Protocol = 'HTTP/1.1' | 'HTTP/2';

/** `floor` is the HTML of the shop without any script. */
const removed = {
  page: /$^/g,
  floor: /<script\b.*?<\/script>|<link [^>]*rel="modulepreload"[^>]*>/gs,
} as const;

/** Headers of one connection, which HTTP/2 forbids. */
const ofConnection = /^(connection|keep-alive|transfer-encoding|content-length|:.*)$/;
const withoutConnection = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));

/** Like the shop, a proxy compresses a page once. */
const compressed = new Map<string, Promise<Buffer>>();

/** Serves the shop at another origin, with its own compressed files, until this process exits. Returns the origin. */
export async function startProxy(content: keyof typeof removed, protocol: Protocol): Promise<string> {
  async function answer(request: Request, response: Response): Promise<void> {
    const isDocument = request.headers.accept?.includes('text/html') === true;
    const headers = {
      ...withoutConnection(request.headers),
      host: new URL(stack.shopUrl).host,
      ...(isDocument && { 'accept-encoding': 'identity' }),
    };
    const url = new URL(request.url ?? '/', stack.shopUrl);
    const sent = http.request(url, { method: request.method, headers });
    request.pipe(sent);
    const received = await new Promise<IncomingMessage>((resolve, reject) =>
      sent.on('response', resolve).on('error', reject),
    );
    const { statusCode = 500 } = received;
    const receivedHeaders = withoutConnection(received.headers);
    if (!isDocument) {
      response.writeHead(statusCode, receivedHeaders);
      received.pipe(response);
      return;
    }
    const html = (await text(received)).replaceAll(removed[content], '');
    const body = compressed.get(html) ?? promisify(brotliCompress)(html);
    compressed.set(html, body);
    response.writeHead(statusCode, { ...receivedHeaders, 'content-encoding': 'br' });
    response.end(await body);
  }

  const listener = (request: Request, response: Response) =>
    void answer(request, response).catch(() => response.destroy());
  const server =
    protocol === 'HTTP/2' ? createSecureServer(selfSigned(), listener) : http.createServer(listener);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return `${protocol === 'HTTP/2' ? 'https' : 'http'}://localhost:${port}`;
}

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = temporaryFolder();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const create = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost';
  execFileSync('openssl', [...create.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
