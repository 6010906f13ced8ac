// Compiled from messages/en.json by `npm run messages`.
export const errorNothingWasCharged = (i: { error: string | number }): string => `${i.error} Nothing was charged.`;
export const leaveBeforeYourBankHasApprovedThePayment = (): string => `Leave before your bank has approved the payment?`;
export const leaveWhileYourCardIsBeingCharged = (): string => `Leave while your card is being charged?`;
export const nothingHasBeenChargedYet = (): string => `Nothing has been charged yet. Without your bank’s approval the order stays unpaid; you can pay it later from My Orders.`;
export const paymentComplete = (): string => `Payment complete`;
export const theCardFormCouldNotBeLoaded = (): string => `The card form could not be loaded.`;
export const theCardProvidersScriptIsBlocked = (): string => `The card provider’s script is blocked or cannot be reached. Nothing was charged, and the order is as you left it.`;
export const thePaymentCouldNotBePrepared = (): string => `The payment could not be prepared.`;
export const thePaymentIsNotReadyYet = (): string => `The payment is not ready yet.`;
export const thePaymentMayBeCompletedWithoutThisPage = (): string => `The payment may be completed without this page. My Orders shows whether the order is paid.`;
export const thisOrderWasCancelled = (): string => `This order was cancelled. Your card was not charged.`;
