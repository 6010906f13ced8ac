import { expect } from 'storybook/test';

/** axe's rules about colours. They take as long as all others together, so test runs check them here, once per text style. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** The dark theme is last, because `clearInDark` is computed after both were checked. */
const themes = ['light', 'dark'] as const;

/** Text styles that passed in both themes. A run shows most of them about a hundred times. */
const readable = new Set<string>();

/** Elements, by name and class, that have no background in the dark theme. */
const clearInDark = new Set<string>();

const nameOf = (element: Element) => `${element.localName} ${element.getAttribute('class')}`;

/** Whether an element paints nothing behind the text inside it. */
function isClear({ backgroundColor, backgroundImage, opacity, position }: CSSStyleDeclaration): boolean {
  const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || opacity !== '1';
  // A positioned element can cover elements that are not its ancestors.
  return !isPainted && position !== 'absolute' && position !== 'fixed';
}

const hasDecoration = (element: Element) =>
  ['::before', '::after'].some((part) => getComputedStyle(element, part).content !== 'none');

/** The part of the background of a text that this ancestor paints. */
function backgroundOf(element: Element): string {
  const name = nameOf(element);
  const style = getComputedStyle(element);
  if (clearInDark.has(name) && isClear(style)) return '';
  return [name, style.backgroundColor, style.backgroundImage, style.opacity].join(' ');
}

/** Everything that determines the contrast of an element's own text: its font, its colour and its backgrounds. */
function textStyleOf(element: Element, backgrounds: Map<Element, string>): string {
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const textStyle = [color, fontSize, fontWeight, nameOf(element)];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const background = backgrounds.get(at) ?? backgroundOf(at);
    backgrounds.set(at, background);
    if (background !== '') textStyle.push(background);
  }
  return textStyle.join('\n');
}

const typesWithoutText = ['checkbox', 'radio', 'file', 'hidden'];

/** Hidden texts are not checked, so they do not count as readable. */
const visible = { opacityProperty: true, visibilityProperty: true };

const hasText = (element: Element) =>
  element instanceof HTMLInputElement
    ? !typesWithoutText.includes(element.type)
    : [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** One element for each text style on the page that was not checked yet. */
function findUnchecked(backgrounds: Map<Element, string>): Element[] {
  const unchecked = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility(visible)) continue;
    const textStyle = textStyleOf(element, backgrounds);
    if (!readable.has(textStyle) && !unchecked.has(textStyle)) unchecked.set(textStyle, element);
  }
  return [...unchecked.values()];
}

/** Fails when a text of the story has too little contrast in either theme. Checks each text style once per run. */
export async function expectContrast(): Promise<void> {
  const root = document.documentElement;
  const { theme } = root.dataset;
  delete root.dataset['theme'];
  const backgrounds = new Map<Element, string>();
  const unchecked = findUnchecked(backgrounds);
  if (unchecked.length > 0) {
    const { default: axe } = await import('axe-core');
    for (const one of themes) {
      // The page may render again meanwhile. What it removes is checked where it appears again.
      const present = unchecked.filter((element) => element.isConnected);
      if (present.length === 0) break;
      root.dataset['theme'] = one;
      const { violations } = await axe.run(
        { include: present },
        { runOnly: { type: 'rule', values: colourRules }, resultTypes: ['violations'] },
      );
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
      await expect(found, `texts with too little contrast in the ${one} theme`).toEqual([]);
    }
    for (const element of backgrounds.keys()) {
      if (isClear(getComputedStyle(element)) && !hasDecoration(element)) clearInDark.add(nameOf(element));
    }
    delete root.dataset['theme'];
    // Computed again, because `clearInDark` has grown since.
    backgrounds.clear();
    for (const element of unchecked.filter(({ isConnected }) => isConnected))
      readable.add(textStyleOf(element, backgrounds));
  }
  if (theme !== undefined) root.dataset['theme'] = theme;
}
