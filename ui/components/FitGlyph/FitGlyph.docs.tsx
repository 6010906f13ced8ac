import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { FitMark } from '../FitMark/FitMark.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { FitGlyph } from './FitGlyph.tsx';

export default {
  use: ['next to words that say whether a part fits a vehicle, such as the title of a verdict.'],
  useInstead: {
    FitMark: 'for the glyph with its words, in a list.',
    Icon: 'for everything else.',
  },
  matrix: {
    variants: {
      Fits: () => <FitGlyph kind="fits" size={24} />,
      'Fits if': () => <FitGlyph kind="fitsIf" size={24} />,
      'Does not fit': () => <FitGlyph kind="doesNotFit" size={24} />,
      'Not known': () => <FitGlyph kind="notKnown" size={24} />,
    },
    isControl: false,
    states: {},
  },
  content: ['It has no text of its own.'],
  good: {
    example: <FitMark kind="doesNotFit" engines={[]} isUniversal={false} />,
    text: 'The words say what the glyph shows.',
  },
  bad: {
    example: (
      <Inline gap="2">
        <FitGlyph kind="fits" />
        <FitGlyph kind="doesNotFit" />
      </Inline>
    ),
    text: 'Without words, nobody knows what is seated and what is too wide.',
  },
  screenReader: 'Hidden.',
} satisfies ComponentDocs;
