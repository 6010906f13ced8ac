import type { ServerType } from '@hono/node-server';
import { Server } from 'node:http';
import { deadlines, maxConnections } from '../core/limits.ts';

/** Limits the number of connections and closes stalled ones. */
export function limitConnections(server: ServerType): void {
  if (!(server instanceof Server)) throw new Error('Connection limits need an HTTP/1.1 server');
  server.maxConnections = maxConnections;
  server.setTimeout(deadlines.stalled, (socket) => {
    // A reset frees the unread data in the kernel.
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else socket.destroy();
  });
}
