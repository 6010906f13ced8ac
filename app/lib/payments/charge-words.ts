import * as m from '#messages/charge-words.ts';

/** The messages for a failed charge without a message from the card provider. */
export const chargeWords = {
  unreachable: m.theCardProviderCouldNotBeReached(),
  notReady: m.theCardFieldIsNotReadyYet(),
  cancelled: m.thisPaymentWasCancelled(),
  notCompleted: m.thePaymentWasNotCompleted(),
};
