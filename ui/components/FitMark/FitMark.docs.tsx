import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Badge } from '../Badge/Badge.tsx';
import { FitMark } from './FitMark.tsx';

export default {
  use: ['in a list of parts while a vehicle is chosen.', 'next to the vehicle of an order.'],
  useInstead: {
    FitGlyph: 'where other words say whether it fits.',
    Badge: 'for a property of the part alone, such as Running low.',
  },
  matrix: {
    variants: {
      Fits: () => <FitMark kind="fits" />,
      'Every vehicle': () => <FitMark kind="fits" isUniversal />,
      'Some engines': () => <FitMark kind="fitsIf" engines={['1.4 TSI', '1.6 TDI']} />,
      'One condition': () => (
        <FitMark kind="fitsIf" open={[{ conditions: [{ criterion: 'Brake system', value: 'ATE' }] }]} />
      ),
      'From a month': () => <FitMark kind="fitsIf" open={[{ months: '2014-10/', conditions: [] }]} />,
      'Does not fit': () => <FitMark kind="doesNotFit" />,
      'Not known': () => <FitMark kind="notKnown" />,
    },
    isControl: false,
    states: {},
  },
  content: [
    'The component writes the words. Up to two engines or values are named, and several conditions are counted.',
    '"Not known" means that nobody stated anything about this vehicle.',
  ],
  good: {
    example: <FitMark kind="fitsIf" engines={['2.0 TSI']} />,
    text: 'It names the condition.',
  },
  bad: {
    example: <Badge tone="positive">Fits</Badge>,
    text: 'A badge marks an exception. Most parts of a filtered list fit.',
  },
  screenReader: 'The words as text: "Does not fit". The glyph is hidden.',
} satisfies ComponentDocs;
