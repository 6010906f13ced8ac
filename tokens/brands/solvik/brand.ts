export { dark } from './dark.ts';
export { density } from './density.ts';
export { light } from './light.ts';
export { corner, radius } from './shape.ts';
export { figure, fontFamily, typeStyles } from './type.ts';
