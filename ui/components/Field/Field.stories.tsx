import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { limits } from '#contract/limits.ts';
import * as product from '#messages/product.js';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

/**
 * The layout of every field: label above, control, and a line below that is reserved for the hint or the
 * error, so that nothing moves. Required fields are unmarked; the others say "Optional" at the right of the
 * label. An error replaces the hint, is connected by `aria-describedby` and sets `aria-invalid`. A
 * placeholder is an example and never the label. Forms validate a field on blur, then on every keystroke
 * until it is valid, and focus the first invalid field on submit. `registration` accepts the result of
 * react-hook-form's `register`.
 */
export default {
  title: 'Form fields/Field',
  id: 'components-field',
  component: TextField,
  args: { label: 'Full name', name: 'name', placeholder: 'Your full name' },
  tags: ['autodocs'],
} satisfies Meta<typeof TextField>;
type Story = StoryObj<typeof TextField>;

/** All fields in one grid. A field with an error is as tall as one without, so nothing moves. */
export const Kinds: Story = {
  render: () => (
    <Grid columns={3} gap="6">
      <TextField label="Full name" name="rest" placeholder="Your full name" />
      <TextField label="Full name" name="filled" defaultValue="Mara Lindqvist" />
      <TextField label="Company" name="company" isOptional hint="Stands on the delivery note." />
      <TextField type="email" label="Email" name="wrong" error={product.requiredEmail()} />
      <TextField
        type="email"
        label="Email"
        name="email"
        defaultValue="mara@lindqvist-garage.example"
        isReadOnly
        hint="Your email cannot be changed."
      />
      <PasswordField label="Password" name="password" defaultValue="drawing-office" />
      <TextField label="City" name="city" defaultValue="Göteborg" isDisabled />
      <NumberInput label="Price" name="price" inputMode="decimal" prefix="$" defaultValue="54.00" />
      <TextArea
        label="Description"
        name="description"
        rows={3}
        ruler={limits.review}
        defaultValue="Too short"
        error={product.reviewTooShort()}
      />
      <Stack gap="1">
        <Checkbox label="In stock" isChecked onChange={() => undefined} />
        <Checkbox label="Running low" />
      </Stack>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const heightOf = (label: string) =>
      canvas.getAllByLabelText(label)[0]?.parentElement?.getBoundingClientRect().height;
    await expect(heightOf('Email')).toBeCloseTo(heightOf('Full name') ?? 0, 0);
  },
};
