import { figure as figures, typeStyles as styles } from '#brand/type.ts';
import { brandValues } from './brand-values.ts';

export { fontFamily } from '#brand/type.ts';
export type { TypeStyle } from './type-style.ts';

export const typeStyles = brandValues('type', styles);

export type TypeStyleName = keyof typeof typeStyles;

/** For prices, counts, ids and dimensions. */
export const figure = brandValues('figure', figures);
