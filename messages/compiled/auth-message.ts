// Compiled from messages/en.json by `npm run messages`.
export const aNetworkAutherrorSuchAsTimeout = (): string => `A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred.`;
export const anAccountAlreadyExists = (): string => `An account already exists with the same email address but different sign-in credentials. Sign in using a provider associated with this email address.`;
export const anInternalAutherrorHasOccurred = (): string => `An internal AuthError has occurred.`;
export const signingInFailed = (): string => `Signing in failed. Try again.`;
export const signingInFailedReason = (i: { reason: string | number }): string => `Signing in failed: ${i.reason}.`;
export const theEmailAddressIsAlready = (): string => `The email address is already in use by another account.`;
export const theEmailAddressIsBadlyFormatted = (): string => `The email address is badly formatted.`;
export const thePasswordMustBe6Characters = (): string => `The password must be 6 characters long or more.`;
export const thePopupHasBeenClosed = (): string => `The popup has been closed by the user before finalizing the operation.`;
export const theUserAccountHasBeenDisabled = (): string => `The user account has been disabled by an administrator.`;
export const thereIsNoUserRecordCorresponding = (): string => `There is no user record corresponding to this identifier. The user may have been deleted.`;
export const thisOperationHasBeenCancelledDue = (): string => `This operation has been cancelled due to another conflicting popup being opened.`;
export const unableToEstablishAConnectionWithThePopup = (): string => `Unable to establish a connection with the popup. It may have been blocked by the browser.`;
export const weHaveBlockedAllRequests = (): string => `We have blocked all requests from this device due to unusual activity. Try again later.`;
export const wrongEmailOrPassword = (): string => `Wrong email or password`;
