import type { ServerType } from '@hono/node-server';
import { Server } from 'node:http';
import { deadlines, maxConnections } from '../limits.ts';

/** Bounds how many connections a server accepts, and closes those on which nothing moves. */
export function limitConnections(server: ServerType): void {
  if (!(server instanceof Server)) throw new Error('The limits of connections are those of HTTP/1.1');
  server.maxConnections = maxConnections;
  server.setTimeout(deadlines.stalled, (socket) => {
    // The reset frees what a stalled reader left unread in the kernel.
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else socket.destroy();
  });
}
