// Compiled from messages/en.json by `npm run messages`.
export const city = (): string => `City`;
export const contactDetails = (): string => `Contact details`;
export const education = (): string => `Education`;
export const fromToTo = (i: { from: string | number; to: string | number }): string => `${i.from} to ${i.to}`;
export const noProjectsYet = (): string => `No projects yet`;
export const projects = (): string => `Projects`;
export const projectsAreListedHereOnceThey = (): string => `Projects are listed here once they can be visited.`;
export const sinceFrom = (i: { from: string | number }): string => `Since ${i.from}`;
export const skills = (): string => `Skills`;
export const visitSite = (): string => `Visit site`;
