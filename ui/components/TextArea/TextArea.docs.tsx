import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const review = { min: 10, max: 250 };
const address = 'Verkstadsgatan 14, 412 51 Göteborg';

export default {
  summary: 'A field for several lines of text.',
  status: 'stable',
  use: [
    'for a text that may have several lines: an address, a message, a description.',
    'with a `ruler` if the length is limited. It counts the characters while people type.',
    'with as many `rows` as the text usually has. People can make it higher.',
  ],
  useInstead: {
    TextField: 'for one line of text.',
    SearchField: 'for a search.',
  },
  anatomy: {
    example: (
      <TextArea
        label="Description"
        name="anatomy"
        rows={3}
        ruler={review}
        defaultValue="Bearings arrived on the Thursday as promised."
      />
    ),
    parts: {
      label: 'Label',
      textarea: 'Control. Its height can be changed at the corner',
      svg: 'Range indicator, if the length is limited',
      p: 'Message line: the hint, the count or the error. Its space is always reserved',
    },
  },
  matrix: {
    variants: {
      Plain: (state) => (
        <TextArea
          label="Address"
          name="address"
          rows={3}
          hint="We ship the order to this address."
          defaultValue={address}
          {...state}
        />
      ),
      'With a placeholder': (state) => (
        <TextArea
          label="Message"
          name="message"
          rows={3}
          isOptional
          placeholder="What do you need, and how many?"
          {...state}
        />
      ),
      'With a limit': (state) => (
        <TextArea
          label="Description"
          name="description"
          rows={3}
          ruler={review}
          defaultValue="One box was dented, the parts were not."
          {...state}
        />
      ),
    },
    isControl: true,
    states: {
      Error: { error: 'Address can have at most 300 characters. This one has 312.' },
      'Read only': { isReadOnly: true },
      Disabled: { isDisabled: true },
    },
  },
  content: [
    'Write a noun as the label: "Address", "Message".',
    'Put what people need to know into the hint, as one sentence.',
    'Show an example of the content in the placeholder. It disappears while typing.',
    'Say in an error what is wrong: "Address can have at most 300 characters. This one has 312."',
  ],
  good: {
    example: <TextArea label="Address" name="good" rows={3} hint="We ship the order to this address." />,
    text: 'The hint stays visible while people type.',
  },
  bad: {
    example: (
      <TextArea label="Address" name="bad" rows={3} placeholder="We ship the order to this address." />
    ),
    text: 'The placeholder disappears with the first character, and the explanation with it.',
  },
  keyboard: {
    Tab: 'Moves the focus to the text area, and on to the next control.',
    Enter: 'Starts a new line. It does not send the form.',
  },
  screenReader:
    '"Address, text area, required", then the hint, the count or the error as its description. An error also makes it invalid.',
} satisfies ComponentDocs<TextAreaProps>;
