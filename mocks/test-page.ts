import { listen } from './listen.ts';

/** Serves a page and its /shop.js to the tests of the browser scripts. */
export async function serveTestPage(page: string, script: string, headers: Record<string, string>) {
  const server = await listen((request, response) => {
    if (request.url === '/shop.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    } else response.writeHead(200, { 'Content-Type': 'text/html', ...headers }).end(page);
  }, 0);
  return { url: `http://localhost:${server.port}`, close: () => server.close() };
}
