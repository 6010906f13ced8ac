import { chargeWords } from '#app/lib/payments/charge-words.ts';
import type { ChargeOutcome } from '#app/lib/payments/stripe.tsx';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { pay } from './actions.ts';
import { charged } from './causes.ts';
import { alert } from './message.ts';

export default { ...appMeta, title: 'Workbench/Messages/Card', tags: ['!autodocs'] };

const notCharged = (
  cause: string,
  shows: string,
  charge: ChargeOutcome = { status: 'refused', message: shows },
) => alert(pay, charged(charge, cause), shows);

export const Unreachable = notCharged('The card provider does not respond', chargeWords.unreachable);
export const NotReady = notCharged('The card field has not loaded yet', chargeWords.notReady);
export const Cancelled = notCharged('The shop has cancelled the payment', chargeWords.cancelled, {
  status: 'cancelled',
});
export const NotCompleted = notCharged(
  'The card provider ends the payment without a charge or an error',
  chargeWords.notCompleted,
);
