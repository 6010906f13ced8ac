import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export default {
  use: [
    'for one line of text: a name, a city, the name of a part.',
    'with the `type` `email` or `tel` for an email address or a phone number. Phones then show the right keyboard.',
    'with `isReadOnly` for a value that can be copied but not changed, and the reason as the hint.',
  ],
  useInstead: {
    TextArea: 'for several lines.',
    PasswordField: 'for a password.',
    NumberInput: 'for a price, a count or any other number.',
    SearchField: 'for a search.',
  },
  matrix: {
    variants: {
      Required: (state) => (
        <TextField label="Full name" name="fullName" defaultValue="Mara Lindqvist" {...state} />
      ),
      Optional: (state) => (
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          isOptional
          placeholder="+46 70 740 61 23"
          {...state}
        />
      ),
      'With a hint': (state) => (
        <TextField
          label="Email"
          name="email"
          type="email"
          defaultValue="mara@company.example"
          hint="You sign in with your email."
          {...state}
        />
      ),
      'With an action': (state) => (
        <TextField
          label="Billing email"
          name="billingEmail"
          type="email"
          action={<TextLink href="#profile">My Profile</TextLink>}
          {...state}
        />
      ),
    },
    isControl: true,
    states: {
      Error: { error: 'A city can have at most 100 characters' },
      'Read only': { isReadOnly: true },
      Disabled: { isDisabled: true },
    },
  },
  content: [
    'Write a noun as the label: "Full name", "City". A placeholder is not a label.',
    'Mark optional fields, not required ones.',
    'Show the format in the placeholder: "github.com/username".',
    'Say in an error what to enter.',
  ],
  good: {
    example: (
      <TextField
        label="LinkedIn"
        name="good"
        defaultValue="mara lindqvist"
        error="Enter an account name such as mara-lindqvist"
      />
    ),
    text: 'The error says what to enter.',
  },
  bad: {
    example: <TextField label="LinkedIn" name="bad" defaultValue="mara lindqvist" error="Invalid value" />,
    text: 'The error does not say what is wrong or what to enter.',
  },
  keyboard: {
    Tab: 'Moves the focus to the field. When the focus leaves, the form validates the field.',
    Enter: 'Sends the form.',
  },
  screenReader:
    '"Full name, edit text, required", then the hint or the error as its description. An error also makes it invalid.',
} satisfies ComponentDocs<TextFieldProps>;
