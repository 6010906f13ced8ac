import { useLayoutEffect } from 'react';

const states = { hover: ':hover', focus: ':focus-visible', press: ':active' } as const;

export type Look = keyof typeof states;

const controls = ':is(a, button, input, select, textarea)';

/** The same rule for what stands in a cell with that look, as if a pointer or the keyboard were there. */
function posed(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const isStateful = Object.values(states).some((state) => rule.selectorText.includes(state));
    if (!isStateful) return '';
    const selector = Object.entries(states).reduce(
      (text, [look, state]) => text.replaceAll(state, `:is([data-look~="${look}"] ${controls})`),
      rule.selectorText,
    );
    return `${selector} { ${rule.style.cssText} }`;
  }
  if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
    const inner = [...rule.cssRules].map(posed).join('\n');
    const name = rule instanceof CSSMediaRule ? '@media' : '@supports';
    return inner.trim() === '' ? '' : `${name} ${rule.conditionText} { ${inner} }`;
  }
  return '';
}

/** Lets a sheet show hover, focus and press beside each other: `data-look` around a control puts it on. */
export function useLooks() {
  useLayoutEffect(() => {
    const sheet = document.createElement('style');
    sheet.textContent = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(posed)
      .join('\n');
    document.head.append(sheet);
    return () => sheet.remove();
  }, []);
}
