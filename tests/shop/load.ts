import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, vi } from 'vitest';
import type { TestResponse } from '#server/testing/app.ts';
import { orderBody, type Person, type Shop } from './open-shop.ts';
import type { ServerProcess } from './server-process.ts';

/** Seconds of requests that may be open. Beyond it requests are left out, so that a slow machine can recover. */
const maxOpenSeconds = 2;

/** Sends requests at a rate, whether or not earlier ones have finished. */
export function startLoad(perSecond: number, send: (index: number) => Promise<unknown>) {
  const sent: Promise<unknown>[] = [];
  let open = 0;
  let due = 0;
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const timer = setInterval(() => {
    for (; due < seconds() * perSecond; due++) {
      if (open >= maxOpenSeconds * perSecond) continue;
      open += 1;
      sent.push(send(sent.length).finally(() => (open -= 1)));
    }
  }, 5);
  onTestFinished(() => clearInterval(timer));
  return {
    /** Resolves when every request has finished, with their number and their rate. Throws if one of them did. */
    async stop(): Promise<{ count: number; perSecond: number }> {
      clearInterval(timer);
      const rate = sent.length / seconds();
      await Promise.all(sent);
      return { count: sent.length, perSecond: rate };
    },
  };
}

/** Adds customers and parts. Returns a function that prepares the request for the order with a number, with a key. */
export async function prepareOrders(shop: Shop) {
  const buyers = await Promise.all(Array.from({ length: 151 }, () => shop.addCustomer()));
  const parts = await Promise.all(Array.from({ length: 19 }, () => shop.addPart({ quantity: 1_000_000 })));
  return (index: number): { buyer: Person; place: () => Promise<TestResponse> } => {
    const buyer = buyers[index % buyers.length] ?? expect.unreachable();
    const part = parts[index % parts.length] ?? expect.unreachable();
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = orderBody(buyer, part);
    return { buyer, place: () => shop.call('POST', '/orders', { token: buyer.token, body, headers }) };
  };
}

/** Seconds until servers are ready. */
export async function untilReady(
  servers: readonly ServerProcess[],
  since = performance.now(),
): Promise<number> {
  await vi.waitFor(
    async () => {
      for (const { origin } of servers) {
        const { ok } = await fetch(`${origin}/readyz`);
        if (!ok) throw new Error(`${origin} is not ready`);
      }
    },
    { timeout: 120_000, interval: 20 },
  );
  return (performance.now() - since) / 1000;
}
