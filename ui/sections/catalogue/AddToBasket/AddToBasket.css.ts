import { style, styleVariants } from '@vanilla-extract/css';
import { withoutScripts } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';
import { button } from '#ui/components/Button/Button.css.ts';
import { basketCount } from '#ui/layouts/Navbar/BasketLink.css.ts';

const page = button({ size: 'lg', isBlock: true });
const square = style([button(), { flex: 'none', width: vars.size.control, padding: 0 }]);

const small = style([button({ size: 'sm' }), { flex: 'none', padding: 0 }]);

// Buy Now orders the part without scripts.
const needsScripts = style({ '@media': { [withoutScripts]: { display: 'none' } } });

/** Only receives the focus for what is in it. */
export const place = style({ display: 'contents' });

export const add = styleVariants({
  page: [page, needsScripts],
  tile: [square, needsScripts],
  dense: [small, needsScripts],
});

const inkEdge = style({ selectors: { '&&': { borderColor: vars.color.ink } } });

export const isIn = styleVariants({ page: [page], tile: [square, inkEdge], dense: [small, inkEdge] });

export { basketCount as count };
