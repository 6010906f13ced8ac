import { declareBrand } from '#tokens/declare-brand.ts';
import { dark } from './dark.ts';
import { density } from './density.ts';
import './fonts.css.ts';
import { light } from './light.ts';
import { corner, radius } from './shape.ts';
import { figure, fontFamily, typeStyles } from './type.ts';

declareBrand('solvik', { light, dark, density, fontFamily, typeStyles, figure, radius, corner });
