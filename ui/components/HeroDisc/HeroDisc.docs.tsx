import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { HeroDisc } from './HeroDisc.tsx';

/** Clips the axis, which extends beyond the disc. */
const disc = (
  <div style={{ width: '22rem', padding: '1rem 3rem 4rem 1rem', overflow: 'clip' }}>
    <HeroDisc />
  </div>
);

export default {
  summary: 'Shows a brake disc that is drawn on the left and metallic on the right.',
  status: 'stable',
  use: [
    'once, next to the headline of the home page.',
    'as wide as its column, in a box that clips the axis at its edges.',
  ],
  useInstead: {
    Drawing: 'for the drawing of a part.',
    Picture: 'for the image of a part.',
    LogoMark: 'for the brand in a narrow space.',
  },
  anatomy: {
    example: disc,
    parts: {
      '[aria-hidden] > svg > path': 'Left half: the drawing',
      circle: 'Right half: the metallic part',
      text: 'Dimension',
      '[clip-path] path': 'Axis, in the accent colour. It extends beyond the disc',
    },
  },
  matrix: { variants: { Default: () => disc }, isControl: false, states: {} },
  content: [
    'It is decorative, so the headline next to it must say everything: "True to the drawing."',
    'The dimensions are part of the drawing. They are neither translated nor read out.',
  ],
  good: { example: disc, text: 'It is large enough to show the lines of the drawing.' },
  bad: {
    example: (
      <div style={{ width: '6rem', overflow: 'clip' }}>
        <HeroDisc />
      </div>
    ),
    text: 'At the size of a thumbnail, the lines of the drawing run together.',
  },
  keyboard: {},
  screenReader: 'Nothing: it is decorative.',
} satisfies ComponentDocs;
