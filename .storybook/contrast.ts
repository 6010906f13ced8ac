import { expect } from 'storybook/test';

/** axe's rules about colours. They take as long as all others together, so test runs check them here, once per text style. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Text styles that passed. A run shows most of them about a hundred times. */
const readable = new Set<string>();

const nameOf = (element: Element) => `${element.localName} ${element.getAttribute('class')}`;

const isUndecorated = (element: Element) =>
  ['::before', '::after'].every((part) => getComputedStyle(element, part).content === 'none');

/** What an element paints behind the texts inside it, or empty. A positioned element can also cover others. */
function backgroundOf(element: Element): string {
  const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
  const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
  if (isClear && position !== 'absolute' && position !== 'fixed' && isUndecorated(element)) return '';
  return [nameOf(element), backgroundColor, backgroundImage, opacity].join(' ');
}

const hasText = (element: Element) =>
  element instanceof HTMLInputElement
    ? !['checkbox', 'radio', 'file', 'hidden'].includes(element.type)
    : [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** One element for each text style on the page that was not checked yet: its font, its colours and its backgrounds. */
function findUnchecked(): Map<string, Element> {
  const backgrounds = new Map<Element, string>();
  const unchecked = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    // A hidden text is not checked, so it does not count as readable.
    if (!hasText(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const textStyle = [nameOf(element), color, fontSize, fontWeight];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const background = backgrounds.get(at) ?? backgroundOf(at);
      backgrounds.set(at, background);
      textStyle.push(background);
    }
    const key = textStyle.filter((part) => part !== '').join('\n');
    if (!readable.has(key)) unchecked.set(key, element);
  }
  return unchecked;
}

/** Fails when a text of the story has too little contrast in either theme. Checks each text style once per run. */
export async function expectContrast(): Promise<void> {
  const root = document.documentElement;
  const { theme: shown } = root.dataset;
  for (const theme of ['light', 'dark']) {
    root.dataset['theme'] = theme;
    const unchecked = findUnchecked();
    if (unchecked.size === 0) continue;
    const { default: axe } = await import('axe-core');
    // The page may render again meanwhile. What it removes is checked where it appears again.
    const present = [...unchecked].filter(([, element]) => element.isConnected);
    if (present.length === 0) continue;
    const { violations } = await axe.run(
      { include: present.map(([, element]) => element) },
      { runOnly: { type: 'rule', values: colourRules }, resultTypes: ['violations'] },
    );
    const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
    await expect(found, `texts with too little contrast in the ${theme} theme`).toEqual([]);
    for (const [key] of present) readable.add(key);
  }
  if (shown === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = shown;
}
