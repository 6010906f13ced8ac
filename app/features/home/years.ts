/** Whole years since the works opened, as of when this page was loaded. */
export const yearsSince1992 = new Date().getFullYear() - 1992;
