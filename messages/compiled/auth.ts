// Compiled from messages/en.json by `npm run messages`.
export const enterYourEmailAndWe = (): string => `Enter your email and we will send you a link to set a new one.`;
export const pleaseLogInToOrderThisPart = (): string => `Please log in to order this part. You will go straight back to it.`;
export const pleaseLogInToPayForThisOrder = (): string => `Please log in to pay for this order. You will go straight back to it.`;
export const pleaseLogInToSeeThisPage = (): string => `Please log in to see this page. You will go straight back to it.`;
export const resetPassword = (): string => `Reset password`;
export const theVerificationMailCouldNotBeSent = (): string => `The verification mail could not be sent. My Profile sends it again.`;
export const weSentAMailToEmail = (i: { email: string | number }): string => `We sent a mail to ${i.email}. Open its link to verify your address.`;
