// Compiled from messages/en.json by `npm run messages`.
export const aboutUs = (): string => `About us`;
export const company = (): string => `Company`;
export const cookiePolicy = (): string => `Cookie policy`;
export const facebook = (): string => `Facebook`;
export const legal = (): string => `Legal`;
export const madeToYourDrawing = (): string => `Made to your drawing`;
export const norholtOnName = (i: { name: string | number }): string => `Norholt on ${i.name}`;
export const norholtPartsLtd = (): string => `Norholt Parts Ltd. Providing reliable parts since 1992.`;
export const ordersAndDelivery = (): string => `Orders and delivery`;
export const privacyPolicy = (): string => `Privacy policy`;
export const returns = (): string => `Returns`;
export const services = (): string => `Services`;
export const stockParts = (): string => `Stock parts`;
export const termsOfUse = (): string => `Terms of use`;
export const whoSignsItOff = (): string => `Who signs it off`;
