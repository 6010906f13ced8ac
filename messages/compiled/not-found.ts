// Compiled from messages/en.json by `npm run messages`.
export const noPartAtThisAddress = (): string => `No part at this address.`;
export const theDashedLinesShowWhere = (): string => `The dashed lines show where it would have been. The page may have moved, or the link may be mistyped.`;
