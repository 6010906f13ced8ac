import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Portrait, type PortraitProps } from './Portrait.tsx';

const framed = (name: PortraitProps['name']) => (
  <div style={{ width: '10rem', aspectRatio: '4 / 5' }}>
    <Portrait name={name} />
  </div>
);

export default {
  summary: 'A line drawing of an employee.',
  status: 'stable',
  use: [
    'for an employee in the team section, in a frame of 4:5.',
    'only for the people who have a drawing: `glasses`, `bob` and `beard`.',
  ],
  useInstead: {
    Avatar: 'for the photo or the initials of a customer.',
    Picture: 'for an image of a part.',
    Drawing: 'for the drawing of a part.',
  },
  anatomy: {
    example: framed('glasses'),
    parts: { svg: 'Drawing. It fills its frame, and a frame of another shape crops it' },
  },
  matrix: {
    variants: { Glasses: () => framed('glasses'), Bob: () => framed('bob'), Beard: () => framed('beard') },
    isControl: false,
    states: {},
  },
  content: [
    'Show the name of the person next to it: "Sofia Marchetti". The drawing has no alternative text.',
    'Add the role in a few words: "Head of metrology".',
  ],
  good: {
    example: (
      <Stack gap="2">
        {framed('bob')}
        <Text style="title">Sofia Marchetti</Text>
      </Stack>
    ),
    text: 'The name says who it is.',
  },
  bad: {
    example: <Stack gap="2">{framed('bob')}</Stack>,
    text: 'Nobody can tell who it is, and screen readers announce nothing.',
  },
  keyboard: {},
  screenReader: 'Announces nothing. The name next to it is announced as text.',
} satisfies ComponentDocs;
