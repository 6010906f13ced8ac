import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Skeleton } from './Skeleton.tsx';

/** A container for skeletons whose width is a share of it. */
const column = { inlineSize: '16rem' };
const slot = { inlineSize: '6rem', blockSize: '4.5rem' };

export default {
  use: [
    'while a section loads, with the position and size of its content. It appears after 150 ms.',
    'for one line, image, badge or field each. Show labels and headings that do not depend on the data.',
    'in the shape `fill` in a container that has the size of an image.',
  ],
  useInstead: {
    PageSpinner: 'while a whole page loads.',
    Button: 'with `isPending` while an action is pending.',
    ProgressBar: 'while a file uploads.',
    Table: 'with `rows={null}` while its rows load. It renders its own skeletons.',
  },
  matrix: {
    variants: {
      Text: () => (
        <div style={column}>
          <Skeleton width="three-quarters" />
        </div>
      ),
      Title: () => (
        <div style={column}>
          <Skeleton shape="title" width="half" />
        </div>
      ),
      Heading: () => (
        <div style={column}>
          <Skeleton shape="heading" width="half" />
        </div>
      ),
      Badge: () => <Skeleton shape="badge" width="word" />,
      Field: () => (
        <div style={column}>
          <Skeleton shape="field" width="full" />
        </div>
      ),
      Circle: () => <Skeleton shape="circle" />,
      Fill: () => (
        <div style={slot}>
          <Skeleton shape="fill" />
        </div>
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'It contains no text. The section announces once what loads: "Loading parts".',
    'Choose the width that the text usually has. Names are longer than prices.',
  ],
  good: {
    example: (
      <Inline gap="3">
        <Skeleton shape="circle" />
        <Skeleton width="button" />
      </Inline>
    ),
    text: 'The shapes are those of a photo and a name, so nothing moves when they load.',
  },
  bad: {
    example: (
      <Inline gap="3">
        <Skeleton shape="field" width="button" />
        <Skeleton width="button" />
      </Inline>
    ),
    text: 'The first shape is wider than the photo, so the name moves when it loads.',
  },
  screenReader: 'Nothing. The skeleton is hidden, and the section announces that it loads.',
} satisfies ComponentDocs;
