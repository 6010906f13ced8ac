import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { controlled } from '#ui/story/controlled.tsx';
import { expectVisible, holdTimers, replace } from '#ui/story/checks.ts';
import { QuantityStepper, restingTime } from './QuantityStepper.tsx';
import docs from './QuantityStepper.docs.tsx';

export default {
  title: 'Form fields/QuantityStepper',
  id: 'components-quantitystepper',
  component: QuantityStepper,
  args: { label: 'Quantity', value: 120, minimum: 10, stock: 480, onChange: fn() },
  decorators: [controlled('value', 'onChange')],
  parameters: { documentation: () => docs },
} satisfies Meta<typeof QuantityStepper>;
type Story = StoryObj<typeof QuantityStepper>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantity' });
    const { ariaValueNow, ariaValueMin, ariaValueMax } = quantity;
    await expect([ariaValueNow, ariaValueMin, ariaValueMax]).toEqual(['120', '10', '480']);
  },
};

/** Arrow keys step by 1, Page keys by 10. None leaves the range. */
export const Keyboard: Story = {
  tags: ['test-only'],
  args: { value: 12 },
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await expect(quantity).toHaveFocus();
    for (const [keys, value] of [
      ['{ArrowUp}', '13'],
      ['{ArrowDown}{ArrowDown}', '11'],
      ['{PageUp}', '21'],
      ['{PageDown}{PageDown}', '10'],
      ['{End}{PageUp}{ArrowUp}', '480'],
      ['{Home}', '10'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(quantity).toHaveValue(value);
    }
  },
};

/** A held button steps until it is released, or until the end of the range disables it. */
export const HeldButton: Story = {
  tags: ['test-only'],
  args: { value: 13 },
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole('spinbutton');
    const fewer = canvas.getByRole('button', { name: 'Fewer' });
    const more = canvas.getByRole('button', { name: 'More' });
    await fireEvent.pointerDown(fewer, { button: 0 });
    await waitFor(() => expect(quantity).toHaveValue('10'));
    await fireEvent.pointerDown(more, { button: 0 });
    await waitFor(() => expect(Number(quantity.getAttribute('aria-valuenow'))).toBeGreaterThan(12));
    await fireEvent.pointerUp(more);
    const released = quantity.getAttribute('aria-valuenow');
    await fireEvent.click(more);
    await expect(quantity).toHaveAttribute('aria-valuenow', released);
    await userEvent.click(more);
    await expect(quantity).toHaveAttribute('aria-valuenow', String(Number(released) + 1));
  },
};

/** Grouped at rest and plain while typing. The Tab key selects the number, so typing replaces it. */
export const Grouping: Story = {
  tags: ['test-only'],
  args: { value: 1400, stock: 4800 },
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole('spinbutton');
    await expect(quantity).toHaveValue('1,400');
    await userEvent.tab();
    await userEvent.keyboard('80');
    await expect(quantity).toHaveValue('80');
    await replace(quantity, '1,300');
    await userEvent.tab();
    await expect(quantity).toHaveValue('1,300');
    await expect(quantity).toHaveAttribute('aria-valuenow', '1300');
  },
};

/** Pasted text is cleaned where its number is certain. Other text stays in the field with a message. */
export const PastedText: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const quantity = canvas.getByRole('spinbutton');
    await userEvent.clear(quantity);
    await userEvent.paste(' $120 ');
    await expect(args.onChange).toHaveBeenLastCalledWith(120);
    await userEvent.clear(quantity);
    await userEvent.paste('60,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.tab();
    await expect(quantity).toHaveValue('60,5');
    await expect(quantity).not.toHaveAttribute('aria-valuenow');
    await expect(quantity).toHaveAccessibleDescription('Only whole numbers can be ordered.');
  },
};

/** Keys of an input method do not step. */
export const InputMethod: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole('spinbutton');
    await fireEvent.keyDown(quantity, { key: 'ArrowUp', isComposing: true });
    await expect(quantity).toHaveValue('120');
  },
};

/** An empty field is an error. A number below the minimum stays as typed, and the field shows the minimum. */
export const BelowMinimum: Story = {
  play: async ({ canvas, args }) => {
    const quantity = canvas.getByRole('spinbutton');
    await userEvent.clear(quantity);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(quantity).toHaveAccessibleDescription('Quantity is Required');
    await replace(quantity, '4');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.tab();
    await expect(quantity).toHaveValue('4');
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity).toHaveAccessibleDescription('Please order minimum 10');
  },
};

/** No error while somebody types 120: 1 and 12 are not final. */
export const StillTyping: Story = {
  tags: ['test-only'],
  args: { minimum: 100 },
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole('spinbutton');
    const rests = holdTimers(restingTime);
    await replace(quantity, '1');
    await expect(canvas.queryByText('Please order minimum 100')).not.toBeInTheDocument();
    rests.forEach((rest) => rest());
    await expectVisible(canvas, '99 more to reach the minimum of 100', 'Please order minimum 100');
    await userEvent.type(quantity, '20');
    await expect(canvas.queryByText('Please order minimum 100')).not.toBeInTheDocument();
    await expect(quantity).toHaveValue('120');
  },
};

export const Fraction: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await replace(field, '10.5');
    await userEvent.tab();
    await expect(field).toHaveValue('10.5');
    await expect(await canvas.findByText('Only whole numbers can be ordered.')).toBeVisible();
  },
};

/** At the maximum, the text says how much is in stock. */
export const AllOfTheStock: Story = {
  args: { value: 479 },
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole('spinbutton');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(quantity).toHaveValue('480');
    await expect(quantity).toHaveAccessibleDescription('480 in stock');
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled();
  },
};

export const RefusedByServer: Story = { args: { error: 'Maximum order quantity 36' } };

/** The stock is below the minimum order, so nobody can order. */
export const StockBelowMinimum: Story = {
  args: { value: 8, minimum: 8, stock: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeDisabled();
    await expect(canvas.getByRole('spinbutton')).toHaveValue('');
    await expect(canvas.getByText('Only 6 in stock, fewer than the minimum of 8.')).toBeVisible();
  },
};

export const OutOfStock: Story = {
  args: { value: 4, minimum: 4, stock: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled();
  },
};

export const VeryMany: Story = { args: { value: 1_000_000, minimum: 1, stock: 1_000_000 } };
