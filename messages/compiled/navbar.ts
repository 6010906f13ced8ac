// Compiled from messages/en.json by `npm run messages`.
export const logout = (): string => `Logout`;
export const main = (): string => `Main`;
export const menu = (): string => `Menu`;
export const myProfile = (i: { name: string | number }): string => `My Profile, ${i.name}`;
export const norholtHome = (): string => `Norholt, home`;
export const theme = (): string => `Theme`;
export const themeDark = (): string => `Theme: dark`;
export const themeLight = (): string => `Theme: light`;
export const themeSystem = (): string => `Theme: system`;
