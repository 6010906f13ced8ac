// Compiled from messages/en.json by `npm run messages`.
export const itMayHaveBeenCancelled = (): string => `It may have been cancelled, or the link may be mistyped. Nothing was charged.`;
export const loadingTheOrder = (): string => `Loading the order`;
export const nothingWasCharged = (): string => `Nothing was charged. The order is as you left it.`;
export const shipTo = (): string => `Ship to`;
export const thisOrderCouldNotBeLoaded = (): string => `This order could not be loaded`;
export const weCouldNotFindThisOrder = (): string => `We could not find this order in your account.`;
