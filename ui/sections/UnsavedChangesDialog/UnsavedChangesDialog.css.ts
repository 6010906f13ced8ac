import { style } from '@vanilla-extract/css';
import { stage } from '#ui/components/Dialog/Dialog.css.ts';

/** The dialog element is the full-screen backdrop; the visible box is inside. */
export const layer = style([
  stage,
  {
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    border: 0,
    // An open menu or drawer disables pointer events on the page.
    pointerEvents: 'auto',
    '::backdrop': { background: 'none' },
  },
]);
