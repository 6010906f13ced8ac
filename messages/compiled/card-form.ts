// Compiled from messages/en.json by `npm run messages`.
export const billingEmail = (): string => `Billing email`;
export const billingName = (): string => `Billing name`;
export const cardDetails = (): string => `Card details`;
export const cardDetailsGoStraightToTheCardProvider = (): string => `Card details go straight to the card provider. We never see them.`;
export const helloNameYouArePayingFor = (i: { name: string | number; quantity: string | number; part: string | number }): string => `Hello, ${i.name}. You are paying for ${i.quantity} × ${i.part}.`;
export const payAmount = (i: { amount: string | number }): string => `Pay ${i.amount}`;
export const payByCard = (): string => `Pay by card`;
export const preparingPayment = (): string => `Preparing payment`;
