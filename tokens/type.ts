import { figure as figures, fontFamily as families, typeStyles as styles } from './brands/norholt/type.ts';
import { brandValues } from './brand-variables.ts';

export const fontFamily = brandValues('font', families);
export type { TypeStyle } from './type-style.ts';

export const typeStyles = brandValues('type', styles);

export type TypeStyleName = keyof typeof typeStyles;

/** For prices, counts, ids and dimensions. */
export const figure = brandValues('figure', figures);
