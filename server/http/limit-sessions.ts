import {
  constants,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { http2Limits } from '../core/limits.ts';

export type SessionTimeouts = Record<
  'headers' | 'request' | 'keepAlive' | 'connectionCheck' | 'stalled',
  number
>;

/**
 * Gives the HTTP/2 connections of a server the deadlines of HTTP/1.1. Each timer counts from an event that the client
 * cannot repeat: bytes, pings and settings prolong none. Closes the connections with most unread data when all
 * together have too much.
 */
export function limitSessions(
  server: Server,
  { headers, request, keepAlive, connectionCheck, stalled }: SessionTimeouts,
): void {
  const unread = new Map<TLSSocket, () => number>();
  let accepted: TLSSocket | undefined;
  // Runs before Node.js creates the session, which hides its socket.
  server.prependListener('secureConnection', (socket: TLSSocket) => (accepted = socket));
  server.on('session', (session: ServerHttp2Session) => {
    const socket = accepted;
    if (!socket) return;
    const streams = new Set<Http2ServerResponse['stream']>();
    /** Lets the client know which requests were not accepted, so that it can repeat them. */
    const end = () => {
      session.close();
      setTimeout(() => socket.destroy(), connectionCheck).unref();
    };
    let idle = setTimeout(end, headers);
    const size = () => [...streams].reduce((sum, { writableLength }) => sum + writableLength, 0);
    unread.set(socket, size);
    let seen = { at: Date.now(), bytes: 0 };
    const stall = setInterval(() => {
      const isMoving = size() === 0 || socket.bytesWritten - seen.bytes >= http2Limits.leastRead;
      if (isMoving) seen = { at: Date.now(), bytes: socket.bytesWritten };
      else if (Date.now() - seen.at >= stalled) socket.destroy();
    }, connectionCheck);
    socket.once('close', () => {
      clearTimeout(idle);
      clearInterval(stall);
      unread.delete(socket);
    });
    session.on('stream', (stream) => {
      clearTimeout(idle);
      streams.add(stream);
      const late = setTimeout(() => {
        const isWhole = stream.state.remoteClose === 1;
        if (!isWhole) stream.close(constants.NGHTTP2_CANCEL);
      }, request);
      stream.once('close', () => {
        clearTimeout(late);
        streams.delete(stream);
        if (streams.size === 0 && !socket.destroyed) idle = setTimeout(end, keepAlive);
      });
    });
  });
  const check = setInterval(() => closeFullest(unread), connectionCheck).unref();
  server.once('close', () => clearInterval(check));
}

function closeFullest(unread: ReadonlyMap<TLSSocket, () => number>): void {
  const sizes = Array.from(unread, ([socket, size]) => ({ socket, size: size() }));
  let total = sizes.reduce((sum, { size }) => sum + size, 0);
  for (const { socket, size } of sizes.sort((one, other) => other.size - one.size)) {
    if (total <= http2Limits.unreadBytes) return;
    socket.destroy();
    total -= size;
  }
}

type Listener<Result> = (
  request: IncomingMessage | Http2ServerRequest,
  response: ServerResponse | Http2ServerResponse,
) => Result;

/**
 * Answers only a few requests of one HTTP/2 connection at a time. The others wait, so that a client that does not read
 * keeps few responses in memory. `isUnlimited`: for proxies, whose connections carry the requests of many people.
 */
export function queueRequests(
  listener: Listener<unknown>,
  isUnlimited: (address: string) => boolean,
): Listener<void> {
  const queues = new WeakMap<object, { running: number; waiting: Array<() => void> }>();
  return (request, response) => {
    const session = 'stream' in request ? request.stream.session : undefined;
    if (!session || isUnlimited(request.socket.remoteAddress ?? '')) {
      listener(request, response);
      return;
    }
    const queue = queues.get(session) ?? { running: 0, waiting: [] };
    queues.set(session, queue);
    const next = () => {
      queue.running -= 1;
      queue.waiting.shift()?.();
    };
    const run = () => {
      queue.running += 1;
      if (response.destroyed) next();
      else {
        response.once('close', next);
        listener(request, response);
      }
    };
    if (queue.running < http2Limits.responses) run();
    else queue.waiting.push(run);
  };
}
