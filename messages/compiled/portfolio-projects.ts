// Compiled from messages/en.json by `npm run messages`.
export const noProjectsYet = (): string => `No projects yet`;
export const projects = (): string => `Projects`;
export const projectsAreListedHereOnceThey = (): string => `Projects are listed here once they can be visited.`;
export const visitSite = (): string => `Visit site`;
