import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '#server/core/root.ts';

export interface LoadOrder {
  server: 'shop' | 'bare';
  port: number;
  /** Names of routes; several take turns. */
  routes: readonly string[];
  seconds: number;
  connections?: number;
  /** Requests a second; as many as the server manages without it. */
  rate?: number;
  /** Accept-Encoding. */
  accept?: string;
}

const Loaded = z.object({ requests: z.number(), failed: z.number(), p50: z.number(), p99: z.number() });
/** Answered requests, those that failed, and ms until the answer. */
export type Loaded = z.infer<typeof Loaded>;

export interface Load {
  run(order: LoadOrder): Promise<Loaded>;
  stop(): void;
}

/** The process that asks; its CPU time is nobody's. */
export async function startLoad(): Promise<Load> {
  const child = fork(join(projectRoot, 'tests/bench/load-process.ts'), { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The load process ended')));
  ended.catch(() => undefined);
  return {
    async run(order) {
      const answered = once(child, 'message');
      child.send(order);
      const [response] = await Promise.race([answered, ended]);
      return z.parse(Loaded, response);
    },
    stop: () => child.kill('SIGTERM'),
  };
}
