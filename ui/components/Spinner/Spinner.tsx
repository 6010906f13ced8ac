import { spinner } from './Spinner.css.ts';

/** Decorative: the text next to it says what is in progress. */
export function Spinner() {
  return <span className={spinner} aria-hidden />;
}
