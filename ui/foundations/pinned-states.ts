import { useLayoutEffect } from 'react';

const states = { hover: ':hover', focus: ':focus-visible', press: ':active' } as const;

export type PinnedState = keyof typeof states;

const controls = ':is(a, button, input, select, textarea)';

/** Copies rules for `:hover` and similar states, so that they also apply inside `data-pinned`. */
function pinned(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    if (!Object.values(states).some((pseudo) => rule.selectorText.includes(pseudo))) return '';
    const selector = Object.entries(states).reduce(
      (text, [state, pseudo]) => text.replaceAll(pseudo, `:is([data-pinned="${state}"] ${controls})`),
      rule.selectorText,
    );
    return `${selector} { ${rule.style.cssText} }`;
  }
  if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
    const inner = [...rule.cssRules].map(pinned).join('\n');
    const name = rule instanceof CSSMediaRule ? '@media' : '@supports';
    return inner.trim() === '' ? '' : `${name} ${rule.conditionText} { ${inner} }`;
  }
  return '';
}

/** Shows hover, focus and active states without a pointer: set `data-pinned` on a wrapper of the control. */
export function usePinnedStates() {
  useLayoutEffect(() => {
    const sheet = document.createElement('style');
    sheet.textContent = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(pinned)
      .join('\n');
    document.head.append(sheet);
    return () => sheet.remove();
  }, []);
}
