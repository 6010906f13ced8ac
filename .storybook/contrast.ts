import { expect } from 'storybook/test';

/** Whether this is a test run, in which the contrast is looked at here and not by the addon. */
export const isTestRun = () => '__vitest_browser__' in globalThis;

/** The rules that colours decide. They cost as much as all others together. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

const themes = ['light', 'dark'] as const;

/** The looks of text that are known to be readable in both themes: a run shows most of them a hundred times. */
const readable = new Set<string>();

/** What an element brings to how a text within it looks. */
function paperOf(element: Element): string {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  return [element.localName, element.getAttribute('class'), backgroundColor, backgroundImage, opacity].join(
    ' ',
  );
}

/** All that decides how well an element's own text can be read: how it comes out, and what it stands on. */
function lookOf(element: Element, papers: Map<Element, string>): string {
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const look = [innerWidth, color, fontSize, fontWeight];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const paper = papers.get(at) ?? paperOf(at);
    papers.set(at, paper);
    look.push(paper);
  }
  return look.join('\n');
}

const hasText = (element: Element) =>
  element instanceof HTMLInputElement ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Fails when a text of the story is hard to read in either theme; each look of a text is asked about once. */
export async function expectContrast(): Promise<void> {
  const root = document.documentElement;
  const { theme } = root.dataset;
  delete root.dataset['theme'];
  const papers = new Map<Element, string>();
  const news = new Map<Element, string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element)) continue;
    const look = lookOf(element, papers);
    if (!readable.has(look)) news.set(element, look);
  }
  if (news.size > 0) {
    const { default: axe } = await import('axe-core');
    for (const one of themes) {
      root.dataset['theme'] = one;
      const { violations } = await axe.run(
        { include: [...news.keys()] },
        { runOnly: { type: 'rule', values: colourRules }, resultTypes: ['violations'] },
      );
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
      await expect(found, `what is hard to read in the ${one} theme`).toEqual([]);
    }
    for (const look of news.values()) readable.add(look);
  }
  if (theme === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}
