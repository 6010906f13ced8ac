import { Hono } from 'hono';
import * as calls from '#contract/calls.ts';
import * as m from '#messages/problem.js';
import type { VerifyAppCheck } from '../auth/verify-app-check.ts';
import { readJson, readQuery, readText } from '../http/body.ts';
import { endpoint, mergeRoutes, type EndpointDeps } from '../http/endpoint.ts';
import type { AppEnv } from '../core/env.ts';
import { webhookBodyMax } from '../core/limits.ts';
import { actorOf } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';
import { assertNotPaused } from './card-declines.ts';
import { createCommonPayment } from './create-common-payment.ts';
import { createPayment, fetchSecret } from './create-payment.ts';
import { deleteOrder } from './delete-order.ts';
import { startPayment, type PaymentDeps } from './payment-context.ts';
import { receiveEvent } from './receive-event.ts';
import { updatePayment } from './update-payment.ts';

interface PaymentRouteDeps extends EndpointDeps, Omit<PaymentDeps, 'limits'> {
  verifyAppCheck: VerifyAppCheck;
}

export const paymentRoutes = (deps: PaymentRouteDeps) => {
  const create = endpoint(deps, calls.createPayment, async ({ c, caller: { userId }, actor, resume }) => {
    await deps.verifyAppCheck(c);
    await assertNotPaused(deps.db, userId, actor.networks ?? [], deps.config);
    const context = startPayment(deps, actor);
    const body = await readJson(c, calls.createPayment.body);
    // A replay fetches the secret again, because it is never stored.
    let paymentId = '';
    return resume(body, {
      async run() {
        const { checkoutId, totalPrice } = body;
        const payable = await (checkoutId === undefined
          ? createPayment(context, userId, body)
          : createCommonPayment(context, { userId, checkoutId, totalPrice }));
        paymentId = payable.paymentId;
        return { status: 200, body: { clientSecret: payable.clientSecret } };
      },
      keep: () => ({ status: 200, body: { paymentId } }),
      async recall(kept) {
        const id = 'paymentId' in kept.body ? String(kept.body.paymentId) : '';
        return { status: 200, body: { clientSecret: await fetchSecret(context, id) } };
      },
    });
  });

  const update = endpoint(deps, calls.updatePayment, async ({ c, caller, id: orderId, actor, resume }) => {
    const { userId } = caller;
    const context = startPayment(deps, actor);
    const body = await readJson(c, calls.updatePayment.body);
    if (body.productPay !== undefined && body.productPay.toLowerCase() !== orderId.toLowerCase()) {
      throw new Problem('INVALID', { message: m.otherOrder(), extra: { field: 'productPay' } });
    }
    return resume(body, {
      run: () => updatePayment(context, { userId, orderId, transactionId: body.transactionId }),
      // A 202 is not stored, so that a retry asks the provider again.
      keep: (reply) => (reply.status === 200 ? reply : null),
    });
  });

  const remove = endpoint(deps, calls.deleteOrder, ({ c, caller, id, actor }) =>
    deleteOrder(deps, caller, id, actor, readQuery(c, calls.deleteOrder.query).seen),
  );

  return mergeRoutes(create, update, remove);
};

export const webhookRoutes = (deps: PaymentDeps) =>
  new Hono<AppEnv>().post('/webhooks/stripe', async (c) => {
    const rawBody = await readText(c, webhookBodyMax);
    const signature = c.req.header('stripe-signature') ?? '';
    const actor = actorOf(c.var, null, 'POST /webhooks/stripe');
    await receiveEvent(startPayment(deps, actor), { rawBody, signature });
    return c.json({ received: true });
  });
