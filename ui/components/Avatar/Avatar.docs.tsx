import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar, type AvatarProps } from './Avatar.tsx';

/** A grey square with a circle, as a photo. */
const photoURL =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%237e8583"/%3E%3Ccircle cx="4" cy="3" r="1.6"/%3E%3C/svg%3E';

export default {
  summary: 'The photo of a person, or else their initials, or else an outline.',
  status: 'stable',
  use: [
    'next to the name of a user or of the author of a review.',
    'in the size `xs` in a table row, `sm` in the navigation, `md` next to a review, `lg` on the profile page.',
  ],
  useInstead: {
    Portrait: 'for the drawing of an employee.',
    Picture: 'for the image of a part.',
    Icon: 'for a symbol that shows no particular person.',
  },
  anatomy: {
    example: (
      <Inline gap="4">
        <Avatar name="Mara Lindqvist" />
        <Avatar name="Mara Lindqvist" photoURL={photoURL} />
        <Avatar name="" />
      </Inline>
    ),
    parts: {
      span: 'Circle with the initials, if there is no photo or it fails to load',
      img: 'Photo, cropped to the circle',
      svg: 'Outline, if there is neither a photo nor a name',
    },
  },
  matrix: {
    variants: {
      xs: (state) => <Avatar name="Mara Lindqvist" size="xs" {...state} />,
      sm: (state) => <Avatar name="Mara Lindqvist" size="sm" {...state} />,
      md: (state) => <Avatar name="Mara Lindqvist" size="md" {...state} />,
      lg: (state) => <Avatar name="Mara Lindqvist" size="lg" {...state} />,
    },
    isControl: false,
    states: { Photo: { photoURL }, 'No name': { name: '' } },
  },
  content: [
    'Pass the full name. The initials are the first letters of its first and last word.',
    'Show the name as text next to it.',
    'Leave the name empty if it is unknown. "Unknown" would be shown as "U".',
  ],
  good: {
    example: (
      <Inline gap="3">
        <Avatar name="Tomas Okafor" />
        <Text as="span" style="body">
          Tomas Okafor
        </Text>
      </Inline>
    ),
    text: 'The name is next to the initials.',
  },
  bad: {
    example: <Avatar name="Tomas Okafor" />,
    text: 'Two people can have the same initials, and a screen reader announces nothing.',
  },
  keyboard: {},
  screenReader: 'It is hidden from screen readers. They announce the name next to it.',
} satisfies ComponentDocs<AvatarProps>;
