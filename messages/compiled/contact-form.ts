// Compiled from messages/en.json by `npm run messages`.
export const aPartYouCannotFind = (): string => `A part you cannot find, a quantity above our stock, a drawing of your own. Write it down and send it over.`;
export const askTheWorks = (): string => `Ask the works`;
export const fullName = (): string => `Full name`;
export const message = (): string => `Message`;
export const messagesAreNotSentYet = (): string => `Messages are not sent yet. What you wrote is still here.`;
export const sendMessage = (): string => `Send Message`;
export const whatDoYouNeed = (): string => `What do you need, and how many?`;
export const youCompanyExample = (): string => `you@company.example`;
export const yourFullName = (): string => `Your full name`;
