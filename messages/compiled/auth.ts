// Compiled from messages/en.json by `npm run messages`.
export const enterYourEmailAndWe = (): string => `Enter your email and we will send you a link to set a new one.`;
export const pleaseLogInToOrderThisPart = (): string => `Please log in to order this part. You will go straight back to it.`;
export const pleaseLogInToPayForThisOrder = (): string => `Please log in to pay for this order. You will go straight back to it.`;
export const pleaseLogInToSeeThisPage = (): string => `Please log in to see this page. You will go straight back to it.`;
export const resetPassword = (): string => `Reset password`;
export const theVerificationEmailCouldNotBeSent = (): string => `The verification email could not be sent. You can send it again from My Profile.`;
export const weSentAnEmailToEmail = (i: { email: string | number }): string => `We sent an email to ${i.email}. Open its link to verify your address.`;
