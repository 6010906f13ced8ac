import { Hono } from 'hono';
import { CreatePayment, PaymentUpdate } from '#contract/payments.ts';
import { signedIn } from '../auth/caller.ts';
import type { Deps } from '../deps.ts';
import { readJson, readText } from '../http/body.ts';
import type { AppEnv } from '../http/env.ts';
import { claimOf, inSteps } from '../http/idempotency.ts';
import { answerKeyed } from '../http/answer-keyed.ts';
import { webhookBodyMax } from '../limits.ts';
import { actorOf } from '../orders/actor.ts';
import { findOrder, toWire } from '../orders/order-row.ts';
import { Problem } from '../problem.ts';
import { createPayment, recallSecret } from './create-payment.ts';
import { providerDeadline } from './provider.ts';
import { receiveEvent } from './receive-event.ts';
import { updatePayment } from './update-payment.ts';

export const paymentRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .get('/payment/:id', signedIn(deps), async (c) => {
      const { userId, role } = c.var.caller;
      const order = await findOrder(deps.db, c.req.param('id'));
      const shown = order && (order.userId === userId || role === 'admin') ? toWire(order) : null;
      // One answer for unknown, foreign and gone: an id tells nothing to whom it does not belong.
      if (!shown) throw new Problem('NOT_FOUND');
      return c.json(shown);
    })
    .post('/create-payment', signedIn(deps), async (c) => {
      const { userId } = c.var.caller;
      await deps.limits.payments(userId);
      const deadline = providerDeadline();
      const body = await readJson(c, CreatePayment);
      const claim = claimOf(c.req.header('idempotency-key'), {
        userId,
        method: 'POST',
        path: '/create-payment',
        body,
      });
      const actor = actorOf(c.var, userId, 'POST /create-payment', deps.config);
      // A replay finds the payment again; its secret is fetched, never kept.
      let paymentId = '';
      const reply = await inSteps(deps.db, claim, {
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
      return answerKeyed(c, reply);
    })
    .patch('/payment-update/:id', signedIn(deps), async (c) => {
      const { userId } = c.var.caller;
      const orderId = c.req.param('id');
      const deadline = providerDeadline();
      const body = await readJson(c, PaymentUpdate);
      if (body.productPay !== undefined && body.productPay.toLowerCase() !== orderId.toLowerCase()) {
        throw new Problem('INVALID', { message: 'productPay is not the order in the address' });
      }
      const path = `/payment-update/${orderId}`;
      const claim = claimOf(c.req.header('idempotency-key'), { userId, method: 'PATCH', path, body });
      const actor = actorOf(c.var, userId, 'PATCH /payment-update', deps.config);
      const reply = await inSteps(deps.db, claim, {
        run: () =>
          updatePayment(deps, { userId, orderId, transactionId: body.transactionId }, actor, deadline),
        // While the provider is still working on it there is nothing to repeat.
        keep: (given) => (given.status === 200 ? given : null),
      });
      return answerKeyed(c, reply);
    });

export const webhookRoutes = (deps: Deps) =>
  new Hono<AppEnv>().post('/webhooks/stripe', async (c) => {
    const rawBody = await readText(c, webhookBodyMax);
    const signature = c.req.header('stripe-signature') ?? '';
    const actor = actorOf(c.var, null, 'POST /webhooks/stripe', deps.config);
    await receiveEvent(deps, { rawBody, signature }, actor, providerDeadline());
    return c.json({ received: true });
  });
