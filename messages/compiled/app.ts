// Compiled from messages/en.json by `npm run messages`.
export const aNewVersionOfTheShopIsAvailable = (): string => `A new version of the shop is available.`;
export const carParts = (): string => `Car parts, made to the drawing`;
export const everyBrake = (): string => `Every brake, engine and suspension part that we make and keep in stock: price, quantity in stock and minimum order.`;
export const fiveQuestionsAboutReactAndJavascript = (): string => `Five questions about React and JavaScript, answered by the people who wrote this shop.`;
export const jonasReylBuildsWebSoftwareWithReact = (): string => `Jonas Reyl builds web software with React, TypeScript and Node: projects, education, skills and contact details.`;
export const notFound = (): string => `Not found`;
export const partOfThisPageCouldNotBeLoaded = (): string => `Part of this page could not be loaded. Reload the page.`;
export const resetPassword = (): string => `Reset password`;
export const theRestOfThePageWorks = (): string => `The rest of the page works. Try again, or come back later.`;
export const theShopNeedsJavaScript = (): string => `The shop needs JavaScript to show its parts and to take an order.`;
export const thereIsNoConnectionToTheShop = (): string => `There is no connection to the shop.`;
export const thisPageHasNotBeenLoadedYet = (): string => `This page has not been loaded yet. It opens by itself as soon as the connection is back.`;
export const whatCouldNotBeShown = (i: { what: string | number }): string => `${i.what} could not be shown.`;
export const youAreNoLongerAnAdmin = (): string => `You are no longer an admin.`;
