import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Notice } from '../Notice/Notice.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FieldProps } from './Field.tsx';

export default {
  summary: 'Arranges a control with its label above and its hint or error below.',
  status: 'stable',
  use: [
    'through a field such as TextField or NumberInput. They share its props and its layout.',
    'directly, as `FieldFrame` and `useFieldControl`, only to build another kind of field.',
  ],
  useInstead: {
    TextField: 'for one line of text.',
    TextArea: 'for several lines.',
    NumberInput: 'for a price, a count or any other number.',
    PasswordField: 'for a password.',
  },
  anatomy: {
    example: (
      <div style={{ width: '22rem' }}>
        <TextField
          label="Company"
          name="company"
          isOptional
          defaultValue="Lindqvist Garage"
          hint="As it should read on the label."
        />
      </div>
    ),
    parts: {
      label: 'Label',
      'label + span': '"Optional", or a link such as "I have forgotten my password"',
      input: 'Control',
      p: 'Line that is reserved for the hint or the error',
    },
  },
  matrix: {
    variants: {
      Required: (state) => (
        <div style={{ width: '11rem' }}>
          <TextField label="Name" name="required" defaultValue="Mara Lindqvist" {...state} />
        </div>
      ),
      Optional: (state) => (
        <div style={{ width: '11rem' }}>
          <TextField label="Name" name="optional" isOptional defaultValue="Mara Lindqvist" {...state} />
        </div>
      ),
    },
    isControl: true,
    states: {
      Hint: { hint: 'As it should read on the label.' },
      Error: { error: 'A name can have at most 100 characters.' },
      'Read-only': { isReadOnly: true },
      Disabled: { isDisabled: true },
    },
  },
  content: [
    'The label is a noun: "Full name". A placeholder is an example and never the label.',
    'Say why or how in the hint, in one sentence: "We ship the order to this address."',
    'The error says what is missing or wrong: "Enter your email". It replaces the hint.',
  ],
  good: {
    example: <TextField type="email" label="Email" name="good" error="Enter your email" />,
    text: 'The error is in the line below its field.',
  },
  bad: {
    example: (
      <Stack gap="2">
        <TextField type="email" label="Email" name="bad" />
        <Notice tone="critical">Enter your email</Notice>
      </Stack>
    ),
    text: 'A notice moves the form, and the field is not marked as invalid.',
  },
  keyboard: {
    Tab: 'Moves the focus to the control, also if it is read-only. A disabled control is skipped.',
  },
  screenReader:
    '"Company, edit text", then the hint or the error. A required field is announced as required, a field with an error as invalid.',
} satisfies ComponentDocs<FieldProps>;
