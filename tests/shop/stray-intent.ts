import type { Shop } from './open-shop.ts';

/** Creates an unpaid PaymentIntent at the provider that the shop does not know. */
export async function strayIntent(
  { stripe }: Pick<Shop, 'stripe'>,
  metadata: Record<string, string>,
  cents: number,
  currency = 'usd',
): Promise<{ id: string; secret: string }> {
  const response = await fetch(`${stripe.url}/v1/payment_intents`, {
    method: 'POST',
    headers: { Authorization: 'Bearer sk_test_local' },
    body: new URLSearchParams({
      amount: String(cents),
      currency,
      ...Object.fromEntries(Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value])),
    }),
  });
  const id = /"id":"(pi_\w+)"/.exec(await response.text())?.[1];
  const secret = id === undefined ? undefined : stripe.intent(id)?.client_secret;
  if (id === undefined || typeof secret !== 'string') throw new Error('The provider created no intent');
  return { id, secret };
}
