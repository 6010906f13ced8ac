/**
 * Whether a key belongs to an input method: Enter then confirms a composition. Safari ends the composition before the
 * keydown event, which has key code 229.
 */
export const isComposing = ({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
