import { expect } from 'storybook/test';

/** The rules that colours decide. They cost as much as all others together, so in a test run they are asked here. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** The last one is on the page when it is asked what that theme colours. */
const themes = ['light', 'dark'] as const;

/** The looks of text that are known to be readable in both themes: a run shows most of them a hundred times. */
const readable = new Set<string>();

/** Elements, by name and class, that colour nothing in dark. */
const clearInDark = new Set<string>();

const nameOf = (element: Element) => `${element.localName} ${element.getAttribute('class')}`;

/** Whether nothing of an element can lie behind the text within it. */
function isClear({ backgroundColor, backgroundImage, opacity, position }: CSSStyleDeclaration): boolean {
  const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || opacity !== '1';
  // What is taken out of its place may stand on something other than its parents.
  return !isPainted && position !== 'absolute' && position !== 'fixed';
}

const hasDecoration = (element: Element) =>
  ['::before', '::after'].some((part) => getComputedStyle(element, part).content !== 'none');

/** What an element brings to how a text within it looks. */
function paperOf(element: Element): string {
  const name = nameOf(element);
  const style = getComputedStyle(element);
  if (clearInDark.has(name) && isClear(style)) return '';
  return [name, style.backgroundColor, style.backgroundImage, style.opacity].join(' ');
}

/** Everything that decides the contrast of an element's own text: its text style and its background. */
function lookOf(element: Element, papers: Map<Element, string>): string {
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const look = [color, fontSize, fontWeight, nameOf(element)];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const paper = papers.get(at) ?? paperOf(at);
    papers.set(at, paper);
    if (paper !== '') look.push(paper);
  }
  return look.join('\n');
}

const wordless = ['checkbox', 'radio', 'file', 'hidden'];

/** What cannot be seen is not looked at, and so not known to be readable. */
const visibly = { opacityProperty: true, visibilityProperty: true };

const hasText = (element: Element) =>
  element instanceof HTMLInputElement
    ? !wordless.includes(element.type)
    : [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** One text on the page for each look that is not known to be readable. */
function findNews(papers: Map<Element, string>): Element[] {
  const news = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility(visibly)) continue;
    const look = lookOf(element, papers);
    if (!readable.has(look) && !news.has(look)) news.set(look, element);
  }
  return [...news.values()];
}

/** Fails when a text of the story is hard to read in either theme; each look of a text is asked about once. */
export async function expectContrast(): Promise<void> {
  const root = document.documentElement;
  const { theme } = root.dataset;
  delete root.dataset['theme'];
  const papers = new Map<Element, string>();
  const news = findNews(papers);
  if (news.length > 0) {
    const { default: axe } = await import('axe-core');
    for (const one of themes) {
      root.dataset['theme'] = one;
      const { violations } = await axe.run(
        { include: news },
        { runOnly: { type: 'rule', values: colourRules }, resultTypes: ['violations'] },
      );
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
      await expect(found, `what is hard to read in the ${one} theme`).toEqual([]);
    }
    for (const element of papers.keys()) {
      if (isClear(getComputedStyle(element)) && !hasDecoration(element)) clearInDark.add(nameOf(element));
    }
    delete root.dataset['theme'];
    // More is known to be clear by now than when these were met.
    papers.clear();
    for (const element of news) readable.add(lookOf(element, papers));
  }
  if (theme !== undefined) root.dataset['theme'] = theme;
}
