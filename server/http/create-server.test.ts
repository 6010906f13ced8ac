import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { limitPerAddress } from './create-server.ts';

async function open(isUnlimited: boolean) {
  const server = createServer();
  limitPerAddress(server, () => isUnlimited, 2);
  server.on('connection', (socket) => void (socket.destroyed || socket.write('open')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    server,
    async socket() {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      const isOpen = await Promise.race([
        once(socket, 'data').then(() => true),
        once(socket, 'close').then(() => false),
      ]);
      return { socket, isOpen };
    },
  };
}

test.each([
  [false, [true, true, false]],
  [true, [true, true, true]],
])('an address has few connections, unless it is a proxy: %s', async (isUnlimited, expected) => {
  const { server, socket } = await open(isUnlimited);
  const opened = [await socket(), await socket(), await socket()];
  expect(opened.map(({ isOpen }) => isOpen)).toEqual(expected);
  for (const { socket } of opened) socket.destroy();
  server.close();
});

test('a closed connection makes room for another', async () => {
  const { server, socket } = await open(false);
  const [first, second] = [await socket(), await socket()];
  const closed = new Promise((resolve) => server.getConnections(resolve));
  first.socket.end();
  await Promise.all([closed, once(first.socket, 'close')]);
  const third = await socket();
  expect(third.isOpen).toBe(true);
  for (const { socket } of [second, third]) socket.destroy();
  server.close();
});
