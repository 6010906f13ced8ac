import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import http2, { type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { freePort } from '#server/core/free-port.ts';

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

export type Protocol = 'HTTP/1.1' | 'HTTP/2';

/** `page` is the shop without the scenario bar of the local run. `floor` is its HTML without any script. */
export type Content = 'page' | 'floor';

const removed = {
  page: /<script [^>]*src="\/scenario-bar\/[^>]*><\/script>/g,
  floor: /<script\b.*?<\/script>|<link [^>]*rel="modulepreload"[^>]*>/gs,
} as const;

/** Headers of one connection, which HTTP/2 forbids. */
const ofConnection = /^(connection|keep-alive|transfer-encoding|content-length|:.*)$/;
const withoutConnection = <Headers extends object>(headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));

/** Like the shop, a proxy compresses a page once. */
const compressed = new Map<string, Promise<Buffer>>();

/** Serves the shop at another origin, with its own compressed files. */
export async function startProxy(
  shopUrl: string,
  content: Content,
  protocol: Protocol,
): Promise<{ url: string; close(): void }> {
  const agent = new http.Agent({ keepAlive: true });

  async function answer(request: Request, response: Response): Promise<void> {
    const isDocument = request.headers.accept?.includes('text/html') === true;
    const headers = {
      ...withoutConnection(request.headers),
      host: new URL(shopUrl).host,
      ...(isDocument ? { 'accept-encoding': 'identity' } : {}),
    };
    const sent = http.request(new URL(request.url ?? '/', shopUrl), {
      method: request.method,
      headers,
      agent,
    });
    request.pipe(sent);
    const received = await new Promise<IncomingMessage>((resolve, reject) =>
      sent.on('response', resolve).on('error', reject),
    );
    const receivedHeaders = withoutConnection(received.headers);
    if (!isDocument) {
      response.writeHead(received.statusCode ?? 500, receivedHeaders);
      received.pipe(response);
      return;
    }
    const html = (await text(received)).replaceAll(removed[content], '');
    const body = compressed.get(html) ?? promisify(brotliCompress)(html);
    compressed.set(html, body);
    response.writeHead(received.statusCode ?? 500, { ...receivedHeaders, 'content-encoding': 'br' });
    response.end(await body);
  }

  const listener = (request: Request, response: Response) =>
    void answer(request, response).catch(() => response.destroy());
  const server =
    protocol === 'HTTP/2' ? http2.createSecureServer(selfSigned(), listener) : http.createServer(listener);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    url: `${protocol === 'HTTP/2' ? 'https' : 'http'}://localhost:${port}`,
    close() {
      agent.destroy();
      server.close();
    },
  };
}

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'norholt-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', '-days', '1', ...algorithm, ...subject, '-keyout', key, '-out', cert],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl could not create a certificate: ${stderr}`);
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}
