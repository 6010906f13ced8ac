/**
 * The values of the brand, in styles that a build contains once. Storybook replaces this module by one that returns CSS
 * variables, so that its toolbar can switch the brand.
 */
export const brandValues = <Values>(_group: string, values: Values): Values => values;
