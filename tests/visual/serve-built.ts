import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A sub-path, as on a host that many share: what asks for the host's root gets nothing. */
const base = '/shop/storybook/';
/** A name that never leaves the machine and that browsers trust with service workers. */
const host = 'storybook.localhost';

export interface BuiltStorybook {
  /** The address of the Storybook, for a browser that has `proxy` for all its requests. */
  url: string;
  proxy: string;
  /** What was meant for elsewhere: addresses, and of encrypted ones the host with its port. */
  elsewhere: ReadonlySet<string>;
  close(): void;
}

function send(folder: string, path: string, response: ServerResponse): void {
  const file = join(folder, normalize(path));
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  const isHashed = path.startsWith('assets/');
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  createReadStream(file).pipe(response);
}

/**
 * Serves a built Storybook under a sub-path, to a browser that has this as its proxy: so whatever it asks
 * for comes here, and what is meant for elsewhere is refused.
 */
export async function serveBuilt(folder: string): Promise<BuiltStorybook> {
  const elsewhere = new Set<string>();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { host: asked, pathname } = new URL(request.url ?? '/', `http://${request.headers.host ?? host}`);
    if (asked === host && pathname.startsWith(base)) {
      send(folder, decodeURIComponent(pathname.slice(base.length)), response);
      return;
    }
    elsewhere.add(request.url ?? '');
    response.writeHead(403).end();
  };
  const server = createServer(answer);
  server.on('connect', ({ url = '' }: IncomingMessage, socket) => {
    elsewhere.add(url);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://${host}${base}`,
    elsewhere,
    proxy: `http://127.0.0.1:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
