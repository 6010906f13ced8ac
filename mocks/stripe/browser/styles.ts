const css = `
.stripe-card { display: flex; inline-size: 100%; align-items: stretch; }
.stripe-card label { display: flex; min-inline-size: 0; }
.stripe-card label:first-child { flex: 1; }
.stripe-card label + label {
  flex: none;
  border-inline-start: 1px solid var(--color-line, currentColor);
  margin-block: calc(-1 * var(--stripe-bleed, 0px));
  padding-block: var(--stripe-bleed, 0px);
  margin-inline-start: var(--stripe-gap, 0.8125rem);
  padding-inline-start: var(--stripe-gap, 0.8125rem);
}
.stripe-card span {
  position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap;
}
.stripe-card input {
  inline-size: 100%; min-inline-size: 0; block-size: 1.25rem; margin: 0; padding: 0;
  border: 0; border-radius: 0; outline: 0; background: none; appearance: none;
  color: var(--stripe-color, var(--color-ink, inherit));
  font-family: var(--font-mono, ui-monospace, monospace);
  font-size: var(--stripe-size, 1rem);
  font-stretch: 75%; letter-spacing: -0.035em; font-variant-numeric: tabular-nums;
}
.stripe-card label:nth-child(2) input { inline-size: 7ch; }
.stripe-card label:nth-child(3) input { inline-size: 4ch; }
@media (max-width: 30rem) {
  .stripe-card { --stripe-gap: 0.5rem; }
}
@media (max-width: 23rem) {
  .stripe-card { --stripe-gap: 0.375rem; }
}
.stripe-card input::placeholder { color: var(--stripe-placeholder, var(--color-ink-subtle, GrayText)); opacity: 1; }
.stripe-card input[aria-invalid='true'] { color: var(--stripe-invalid, var(--color-critical, #ae1229)); }
.stripe-card input:disabled { opacity: 0.6; }
.stripe-challenge {
  inline-size: min(30rem, calc(100vw - 2rem)); padding: 0; border: 1px solid var(--color-line-strong, currentColor);
  background: var(--color-raised, Canvas); color: var(--color-ink, CanvasText);
}
.stripe-challenge::backdrop { background: var(--color-scrim, rgb(0 0 0 / 0.56)); }
.stripe-challenge-head {
  display: flex; justify-content: space-between; align-items: center; padding: 0.75rem 1rem;
  border-block-end: 1px solid var(--color-line, currentColor);
}
.stripe-challenge h2 { margin: 0; font-size: 1.0625rem; }
.stripe-challenge button {
  min-block-size: 2.75rem; padding-inline: 1rem; border: 1px solid var(--color-line-strong, currentColor);
  border-radius: 2px; background: none; color: inherit; font: inherit; cursor: pointer;
}
.stripe-challenge button:focus-visible { outline: 2px solid var(--color-focus, Highlight); outline-offset: 2px; }
.stripe-challenge iframe { display: block; inline-size: 100%; block-size: 17rem; border: 0; }
`;

let isAdopted = false;

/** Adds the styles as a constructed sheet, because a strict content security policy blocks style elements. */
export function adoptStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
