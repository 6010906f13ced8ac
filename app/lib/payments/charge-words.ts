import * as m from '#messages/charge-words.ts';

/** What people are told when the card provider itself says nothing about a charge that did not come about. */
export const chargeWords = {
  unreachable: m.theCardProviderCouldNotBeReached(),
  notReady: m.theCardFieldIsNotReadyYet(),
  cancelled: m.thisPaymentWasCancelled(),
  notCompleted: m.thePaymentWasNotCompleted(),
};
