import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Drawing } from './Drawing.tsx';

export default {
  summary: 'Shows a technical drawing of a part.',
  status: 'stable',
  use: [
    'in the variant `full` as an illustration, such as next to the login form.',
    'in the variant `small` at 80 px and less.',
    'in the variant `missing` in an EmptyState or an ErrorState.',
  ],
  useInstead: {
    Picture: 'for the image of a part. It shows the drawing until, or unless, the image loads.',
    HeroDisc: 'in the introduction of the home page.',
    Icon: 'next to a label.',
  },
  anatomy: {
    example: (
      <div style={{ width: '20rem' }}>
        <Drawing name="disc" />
      </div>
    ),
    parts: { svg: 'Drawing. It fills its box and keeps its aspect ratio' },
  },
  matrix: {
    variants: {
      Full: () => (
        <div style={{ width: '16rem' }}>
          <Drawing name="disc" />
        </div>
      ),
      Small: () => (
        <div style={{ width: '5rem' }}>
          <Drawing name="disc" variant="small" />
        </div>
      ),
      Missing: () => (
        <div style={{ width: '11rem' }}>
          <Drawing name="disc" variant="missing" />
        </div>
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'Set `label` only if no text nearby names the part. It is the name of the part: "Forged piston".',
    'Let `drawingFor` choose the drawing by the name of the part. Unknown names get the bearing.',
  ],
  good: {
    example: (
      <div style={{ width: '5rem' }}>
        <Drawing name="disc" variant="small" />
      </div>
    ),
    text: 'At 80 px the drawing has only outlines.',
  },
  bad: {
    example: (
      <div style={{ width: '5rem' }}>
        <Drawing name="disc" />
      </div>
    ),
    text: 'At 80 px the dimension is illegible and the thin lines run together.',
  },
  keyboard: {},
  screenReader: 'Nothing without `label`, because it is decorative. With a label: "Forged piston, image".',
} satisfies ComponentDocs;
