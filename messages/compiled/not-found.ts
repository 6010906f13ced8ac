// Compiled from messages/en.json by `npm run messages`.
export const itMayHaveBeenCancelled = (): string => `It may have been cancelled, or the link may be mistyped. Nothing was charged.`;
export const itMayHaveBeenRemoved = (): string => `It may have been removed, or the link may be mistyped. Nothing was ordered.`;
export const noPartAtThisAddress = (): string => `No part at this address.`;
export const theDashedLinesShowWhere = (): string => `The dashed lines show where it would have been. The page may have moved, or the link may be mistyped.`;
export const thisPartIsNotInTheCatalogue = (): string => `This part is not in the catalogue.`;
export const weCouldNotFindThisOrder = (): string => `We could not find this order in your account.`;
