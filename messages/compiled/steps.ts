// Compiled from messages/en.json by `npm run messages`.
export const done = (): string => `done`;
export const pay = (): string => `Pay`;
export const ship = (): string => `Ship`;
