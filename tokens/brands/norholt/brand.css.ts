import { declareBrand } from '#tokens/declare-brand.ts';
import * as brand from './brand.ts';
import './fonts.css.ts';

declareBrand('norholt', brand);
