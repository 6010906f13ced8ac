import { request, type OutgoingHttpHeaders } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { listen } from './listen.ts';

const server = await listen((_, response) => response.end(), 0, 'http://localhost:3100');
const { port } = server;
afterAll(() => server.close());

const statusWith = (headers: OutgoingHttpHeaders) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });

test.each([
  { Host: `localhost:${port}` },
  { Host: `[::1]:${port}` },
  { Host: 'LOCALHOST' },
  { Origin: 'http://localhost:3100' },
  { Origin: 'http://127.0.0.1:3100' },
  { Origin: 'http://[::1]:3100' },
  { Origin: `http://localhost:${port}` },
])('answers programs, the shop and its own pages: %j', async (headers) => {
  expect(await statusWith(headers)).toBe(200);
});

test.each([
  { Host: `rebound.example:${port}` },
  { Host: 'localhost.rebound.example' },
  { Host: '127.0.0.1.rebound.example' },
  { Host: '192.168.0.2' },
  { Origin: 'https://other.example' },
  { Origin: 'http://localhost.other.example:3100' },
  { Origin: 'http://localhost:31000' },
  { Origin: 'http://localhost' },
  { Origin: 'https://localhost:3100' },
  { Origin: 'null' },
  { Origin: '' },
])('refuses other pages and names: %j', async (headers) => {
  expect(await statusWith(headers)).toBe(403);
});
