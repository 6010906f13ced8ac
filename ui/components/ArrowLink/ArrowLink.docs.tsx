import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { ArrowLink } from './ArrowLink.tsx';

export default {
  use: [
    'next to the title of a section, to open the complete list.',
    'in the direction `down` to lead to a section further down the same page.',
    'in the direction `out` to open another site in a new tab.',
  ],
  useInstead: {
    TextLink: 'for a link inside a sentence.',
    LinkButton: 'for a link that needs the look of a button.',
    Button: 'for an action.',
  },
  matrix: {
    variants: {
      Right: () => <ArrowLink href="#all-parts">See all parts</ArrowLink>,
      Down: () => (
        <ArrowLink href="#stock-parts" direction="down">
          Stock parts
        </ArrowLink>
      ),
      Out: () => (
        <ArrowLink href="https://storefront.example" direction="out">
          Visit site
        </ArrowLink>
      ),
    },
    isControl: true,
    states: {},
  },
  content: [
    'Name the target: "See all parts", not "More".',
    'If several links have the same label, add the item with VisuallyHidden: "Visit site", then the name of the site.',
    'Do not write that a new tab opens. The direction `out` adds "(opens in a new tab)" for screen readers.',
  ],
  good: {
    example: <ArrowLink href="#all-parts">See all 112 parts</ArrowLink>,
    text: 'The label says what opens, and how much of it there is.',
  },
  bad: {
    example: <ArrowLink href="#all-parts">More</ArrowLink>,
    text: 'In a list of links, nobody knows what "More" opens.',
  },
  keyboard: {
    Tab: 'Moves the focus to the link.',
    Enter: 'Opens the link, in the direction "out" in a new tab.',
  },
  screenReader:
    '"See all parts, link". In the direction `out`: "Visit site (opens in a new tab), link". The arrow is not announced.',
} satisfies ComponentDocs;
