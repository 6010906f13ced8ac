// Compiled from messages/en.json by `npm run messages`.
export const thisPartIsNoLongerInTheCatalogue = (): string => `This part is no longer in the catalogue, so it cannot be bought again.`;
export const thisPartIsOutOfStock = (): string => `This part is out of stock. Look again later.`;
