import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import * as product from '#messages/product.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

export default {
  summary: 'A field for a password, with a button that shows it.',
  status: 'stable',
  use: [
    'to enter a password when somebody logs in or signs up.',
    'with `autoComplete="new-password"` for a new password, so that password managers suggest one.',
    'with `action` for the link that resets a forgotten password.',
  ],
  useInstead: {
    TextField: 'for any other line of text, also for email and phone.',
  },
  anatomy: {
    example: (
      <div style={{ width: '20rem' }}>
        <PasswordField
          label="Password"
          name="anatomy-password"
          defaultValue="drawing-office"
          error={product.wrongPassword()}
          action={<TextLink href="#reset">{product.forgotPassword()}</TextLink>}
        />
      </div>
    ),
    parts: {
      label: 'Label',
      a: 'Link, optional',
      input: 'Input',
      button: 'Button that shows or hides the password',
      p: 'Line for the hint, the error or "Caps Lock is on". Its space is always reserved',
    },
  },
  matrix: {
    variants: {
      Default: (state) => (
        <div style={{ width: '14rem' }}>
          <PasswordField label="Password" name="matrix-password" {...state} />
        </div>
      ),
    },
    isControl: true,
    states: {
      Filled: { defaultValue: 'drawing-office' },
      Error: { error: product.wrongPassword() },
      Disabled: { isDisabled: true },
    },
  },
  content: [
    'The label is "Password". Write a rule for it as a hint, not as a placeholder.',
    `The product defines the errors: "${product.requiredPassword()}", "${product.passwordTooShort()}", "${product.wrongPassword()}".`,
  ],
  good: {
    example: <PasswordField label="Password" name="good-password" error={product.wrongPassword()} />,
    text: 'The error says what is wrong.',
  },
  bad: {
    example: <PasswordField label="Password" name="bad-password" error="Invalid input" />,
    text: '"Invalid input" does not say what is wrong.',
  },
  keyboard: {
    Tab: 'Moves the focus to the link, then to the input, then to the button.',
    'Enter or Space': 'On the button, shows or hides the password. In the input, Enter sends the form.',
    'Any key while Caps Lock is on':
      'In the input, shows "Caps Lock is on" instead of the hint. An error stays.',
  },
  screenReader:
    '"Password, edit, protected, required", with the hint or the error as its description. The button is announced as "Show password" or "Hide password".',
} satisfies ComponentDocs<PasswordFieldProps>;
