import './brands/norholt/brand.css.ts';
import './brands/solvik/brand.css.ts';
