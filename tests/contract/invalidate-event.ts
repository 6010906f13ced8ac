import Stripe from 'stripe';
import { testConfig } from '#server/testing/app.ts';
import type { InvalidRequest } from './invalidate.ts';

const { webhookSecret: secret } = testConfig().payments;

const wrong: readonly unknown[] = [null, undefined, [], {}, ['x'], 2 ** 53, -1, 'a\0b', '\ud800', '', ' '];
const notJson = ['', ' ', 'null', '[]', '{', '"text"', '{"id":}', '['.repeat(10_000), '\u0000', '\ufeff{'];

/** Generates signed but invalid webhook events, the same ones for the same `random`. */
export function* invalidateEvent(random: () => number): Generator<InvalidRequest, never> {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const valid = {
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object: { id: 'pi_1', object: 'payment_intent' } },
  };
  const signed = (payload: string, timestamp = Math.floor(Date.now() / 1000)) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

  const ways: Array<() => { what: string; payload: string; signature?: string }> = [
    () => {
      const field = pick(['id', 'type', 'livemode', 'data'] as const) ?? 'id';
      const value = pick(wrong);
      return {
        what: `${field}: ${JSON.stringify(value)}`,
        payload: JSON.stringify({ ...valid, [field]: value }),
      };
    },
    () => {
      const payload = pick(notJson) ?? '';
      return { what: `not JSON: ${payload.slice(0, 20)}`, payload };
    },
    () => ({ what: 'of the other mode', payload: JSON.stringify({ ...valid, livemode: true }) }),
    () => {
      const payload = JSON.stringify(valid);
      const age = 301 + Math.floor(random() * 1e6);
      return {
        what: `signed ${age} s ago`,
        payload,
        signature: signed(payload, Math.floor(Date.now() / 1000) - age),
      };
    },
    () => {
      const payload = JSON.stringify(valid);
      return { what: 'changed after it was signed', payload: `${payload} `, signature: signed(payload) };
    },
  ];
  for (;;) {
    const way = pick(ways);
    if (way === undefined) throw new Error('Nothing to pick from');
    const { what, payload, signature = signed(payload) } = way();
    yield { what, path: '/webhooks/stripe', body: payload, headers: { 'Stripe-Signature': signature } };
  }
}
