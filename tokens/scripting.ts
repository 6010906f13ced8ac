/** A media query for browsers without JavaScript, to hide or replace controls that need it. */
export const withoutScripts = '(scripting: none)';
