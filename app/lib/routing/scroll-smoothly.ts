/** Lets the page scroll smoothly until the next frame, if the visitor allows motion. `global.css.ts` reads the attribute. */
export function scrollSmoothly(): () => void {
  const { dataset } = document.documentElement;
  dataset['scroll'] = 'smooth';
  const frame = requestAnimationFrame(() => delete dataset['scroll']);
  return () => {
    cancelAnimationFrame(frame);
    delete dataset['scroll'];
  };
}
