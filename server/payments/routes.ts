import { Hono } from 'hono';
import * as calls from '#contract/calls.ts';
import * as m from '#messages/problem.ts';
import type { Deps } from '../deps.ts';
import { readJson, readText } from '../http/body.ts';
import { endpoint, mergeRoutes } from '../http/endpoint.ts';
import type { AppEnv } from '../http/env.ts';
import { runResumable } from '../http/idempotency.ts';
import { sendIdempotent } from '../http/send-idempotent.ts';
import { webhookBodyMax } from '../limits.ts';
import { actorOf } from '../orders/actor.ts';
import { findOrder, toWire } from '../orders/order-row.ts';
import { Problem } from '../problem.ts';
import { refusePaused } from './card-declines.ts';
import { createPayment, recallSecret } from './create-payment.ts';
import { providerDeadline } from './provider.ts';
import { receiveEvent } from './receive-event.ts';
import { updatePayment } from './update-payment.ts';

export const paymentRoutes = (deps: Deps) => {
  const find = endpoint(deps, calls.findOrder, async ({ c, caller, id }) => {
    const order = await findOrder(deps.db, id);
    const isTheirs = order?.userId === caller.userId || caller.role === 'admin';
    const shown = order && isTheirs ? toWire(order) : null;
    // One answer for unknown, foreign and gone: an id tells nothing to whom it does not belong.
    if (!shown) throw new Problem('NOT_FOUND');
    return c.json(shown);
  });

  const create = endpoint(deps, calls.createPayment, async ({ c, caller: { userId }, actor, claim }) => {
    await deps.limits.payments(userId);
    await deps.verifyAppCheck(c);
    await refusePaused(deps.db, userId, actor.ipHash ?? null);
    const deadline = providerDeadline();
    const body = await readJson(c, calls.createPayment.body);
    // A replay finds the payment again; its secret is fetched, never kept.
    let paymentId = '';
    const reply = await runResumable(deps.db, claim(body), {
      async run() {
        const payable = await createPayment(deps, userId, body, actor, deadline);
        paymentId = payable.paymentId;
        return { status: 200, body: { clientSecret: payable.clientSecret } };
      },
      keep: () => ({ status: 200, body: { paymentId } }),
      async recall(kept) {
        const id = 'paymentId' in kept.body ? String(kept.body.paymentId) : '';
        return { status: 200, body: { clientSecret: await recallSecret(deps, id, deadline) } };
      },
    });
    return sendIdempotent(c, reply);
  });

  const update = endpoint(deps, calls.updatePayment, async ({ c, caller, id: orderId, actor, claim }) => {
    const { userId } = caller;
    await deps.limits.paymentUpdates(userId);
    const deadline = providerDeadline();
    const body = await readJson(c, calls.updatePayment.body);
    if (body.productPay !== undefined && body.productPay.toLowerCase() !== orderId.toLowerCase()) {
      throw new Problem('INVALID', { message: m.productPayIsNotTheOrderInTheAddress() });
    }
    const reply = await runResumable(deps.db, claim(body), {
      run: () => updatePayment(deps, { userId, orderId, transactionId: body.transactionId }, actor, deadline),
      // While the provider is still working on it there is nothing to repeat.
      keep: (given) => (given.status === 200 ? given : null),
    });
    return sendIdempotent(c, reply);
  });

  return mergeRoutes(find, create, update);
};

export const webhookRoutes = (deps: Deps) =>
  new Hono<AppEnv>().post('/webhooks/stripe', async (c) => {
    const rawBody = await readText(c, webhookBodyMax);
    const signature = c.req.header('stripe-signature') ?? '';
    const actor = actorOf(c.var, null, 'POST /webhooks/stripe', deps.config);
    await receiveEvent(deps, { rawBody, signature }, actor, providerDeadline());
    return c.json({ received: true });
  });
