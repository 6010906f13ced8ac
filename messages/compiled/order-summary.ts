// Compiled from messages/en.json by `npm run messages`.
export const loadingTheOrder = (): string => `Loading the order`;
export const nothingWasCharged = (): string => `Nothing was charged. The order is as you left it.`;
export const shipTo = (): string => `Ship to`;
export const thisOrderCouldNotBeLoaded = (): string => `This order could not be loaded`;
