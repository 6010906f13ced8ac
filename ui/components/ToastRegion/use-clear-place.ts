import { useEffect, type RefObject } from 'react';
import { button } from '../Button/Button.css.ts';

const { primary, danger } = button.classNames.variants.tone;
const actions = `.${primary}, .${danger}`;
/** Includes iframes, because the card provider's fields are in one. */
const fields = 'input, textarea, select, iframe, [role="combobox"]';

/** Messages that somebody has to read. */
const messages = '[data-keep-clear]';

const lifted = 'data-lifted';

const weights = { keyboard: 1000, inUse: 100, message: 10, action: 10, field: 1 } as const;

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The cost of covering the element. */
function weightOf(element: Element): number {
  if (element.contains(document.activeElement)) return weights.inUse;
  if (element.matches(messages)) return weights.message;
  return element.matches(actions) ? weights.action : weights.field;
}

/** The total cost of the controls and messages that a region at `place` covers. */
function lossAt(place: DOMRect): number {
  const { visualViewport } = window;
  const seen = visualViewport ? visualViewport.offsetTop + visualViewport.height : place.bottom;
  let loss = place.bottom > seen + 1 ? weights.keyboard : 0;
  for (const element of document.querySelectorAll(`${fields}, ${actions}, ${messages}`)) {
    const isThere = element.closest('[aria-hidden="true"]') === null && element.checkVisibility();
    if (isThere && overlap(place, element.getBoundingClientRect())) loss += weightOf(element);
  }
  return loss;
}

/** Puts the region at the top of the window if it covers less there, otherwise at the bottom. */
function settle(region: HTMLElement): void {
  region.removeAttribute(lifted);
  const loss = lossAt(region.getBoundingClientRect());
  if (loss === 0) return;
  region.setAttribute(lifted, '');
  if (lossAt(region.getBoundingClientRect()) >= loss) region.removeAttribute(lifted);
}

/** While toasts are shown, keeps them off the focused field and the primary actions. */
export function useClearPlace(ref: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const region = ref.current;
    if (!isOn || !region) return undefined;
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => settle(region));
    };
    const { visualViewport } = window;
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', soon);
    document.addEventListener('scrollend', soon, true);
    visualViewport?.addEventListener('resize', soon);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', soon);
      document.removeEventListener('scrollend', soon, true);
      visualViewport?.removeEventListener('resize', soon);
      region.removeAttribute(lifted);
    };
  }, [ref, isOn]);
}
