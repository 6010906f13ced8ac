import * as calls from '#contract/calls.ts';
import * as paymentText from '#messages/payment.js';
import * as product from '#messages/product.js';
import * as charge from '#messages/charge-words.js';
import { paths } from '#app/paths.ts';
import { orders } from '#mocks/fixtures/orders.ts';
import { neverAnswered } from '#mocks/handlers/mock.ts';
import { paymentsScenarios } from '#mocks/handlers/payments/payments.ts';
import { press } from '#workbench/harness/steps.ts';
import { after } from './after.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('payment'), title: 'Pages/Payment' };

const { story, refused, state, offline, signedOut } = pageStories('payment');
const failed = 'This order could not be loaded';

export const Loading = state({ api: [paymentsScenarios.loading], shows: 'Loading the order' });
export const Empty = state({
  api: [paymentsScenarios.unknown],
  shows: 'We could not find this order in your account.',
});
export const One = state({ shows: '$7,680.00' });
export const Long = state({ api: [paymentsScenarios.longContent], shows: 'Industrivägenindustrivägen' });
export const Failed = state({ api: [paymentsScenarios.failed], shows: failed });
export const SignedOut = signedOut;
export const Offline = offline({ shows: failed });

export const AlreadyPaid = story({
  path: paths.payment.to(orders.find(({ paid }) => paid)?._id ?? ''),
  shows: product.alreadyPaid(),
});
export const NotPrepared = refused('createPayment', 'UNAVAILABLE', {
  shows: [paymentText.prepareFailed(), 'Nothing was charged.'],
});
export const PaidMeanwhile = refused('createPayment', 'ALREADY_PAID');
export const OrderNotPayable = refused('createPayment', 'ORDER_NOT_PAYABLE');
export const TooManyPayments = refused('createPayment', 'TOO_MANY_PAYMENTS');
export const CardFormBlocked = story({
  isCardBlocked: true,
  shows: [paymentText.cardFormFailed(), 'The card provider’s script is blocked'],
});

const steps = [press(/^Pay \$/)];

export const UnknownTransaction = refused('updatePayment', 'UNKNOWN_TRANSACTION', { steps });
export const PaymentNotSucceeded = refused('updatePayment', 'PAYMENT_NOT_SUCCEEDED', { steps });
export const PaymentMismatch = refused('updatePayment', 'PAYMENT_MISMATCH', { steps });
export const Declined = story({
  charge: { status: 'refused', message: charge.notCompleted() },
  steps,
  shows: charge.notCompleted(),
});
export const PaymentCancelled = story({
  charge: { status: 'cancelled' },
  steps,
  shows: charge.cancelled(),
});
export const LeaveWhileCharging = story({
  // The charge waits for the order.
  api: after(calls.createPayment, neverAnswered(calls.findOrder)),
  steps: [...steps, { follow: 'Blog' }],
  shows: [paymentText.leaveCharge(), paymentText.leaveChargeText()],
});
