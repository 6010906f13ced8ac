/** Whole years since the company was founded, computed when the page is loaded. */
export const yearsSince1992 = new Date().getFullYear() - 1992;
