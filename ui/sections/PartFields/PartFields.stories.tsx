import { zodResolver } from '@hookform/resolvers/zod';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent } from 'storybook/test';
import { limits } from '#contract/limits.ts';
import * as product from '#messages/product.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { ChangedPartTexts, NewPartTexts, type PartTexts } from '../part-values.ts';
import { PartFields } from './PartFields.tsx';

const empty: PartTexts = {
  name: '',
  minQuantity: '',
  quantity: '',
  price: '',
  description: '',
  image: true,
};

const disc: PartTexts = {
  name: 'Ventilated brake disc',
  minQuantity: '10',
  quantity: '480',
  price: '64.00',
  description: 'Cast iron, 312 mm, balanced.',
  image: true,
};

interface PartFormProps {
  texts: PartTexts;
  hasStock: boolean;
  onSave(texts: PartTexts): void;
}

/** The form around them belongs to the section that saves. */
function PartForm({ texts, hasStock, onSave }: PartFormProps) {
  const form = useForm<PartTexts>({
    resolver: zodResolver(hasStock ? NewPartTexts : ChangedPartTexts),
    mode: 'onTouched',
    defaultValues: texts,
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <Stack gap="4">
        <PartFields form={form} hasStock={hasStock} />
        <Button type="submit" tone="primary">
          Save
        </Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Sections/PartFields',
  component: PartForm,
  args: { texts: empty, hasStock: true, onSave: fn() },
} satisfies Meta<typeof PartForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new part: its stock is typed in as well. */
export const NewPart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('');
    await userEvent.click(canvas.getByLabelText('Product name'));
    await userEvent.tab();
    await expect(await canvas.findByText(product.requiredProductName())).toBeVisible();
  },
};

/** A part on sale: its stock is changed where it is listed. */
export const PartOnSale: Story = {
  args: { texts: disc, hasStock: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('Quantity')).not.toBeInTheDocument();
    const price = canvas.getByLabelText('Price');
    await userEvent.clear(price);
    await userEvent.type(price, '54.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ price: '54.50' }),
      expect.anything(),
    );
  },
};

/** The first field in error gets the focus, and each says what it wants. */
export const EmptySubmit: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    for (const message of [
      product.requiredProductName(),
      product.requiredMinQuantity(),
      product.requiredQuantity(),
      product.requiredPrice(),
      product.requiredProductDescription(),
    ]) {
      await expect(await canvas.findByText(message)).toBeVisible();
    }
    await expect(canvas.getByLabelText('Product name')).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Stock and price are judged again when the minimum changes: what was right may no longer be. */
export const MinimumJudgesOthers: Story = {
  args: { texts: disc },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Quantity'));
    await userEvent.tab();
    const minimum = canvas.getByLabelText('Minimum quantity');
    await userEvent.clear(minimum);
    await userEvent.type(minimum, '500');
    const problem = 'Less than the minimum quantity, so nobody could order';
    await expect(await canvas.findByText(problem)).toBeVisible();
    await expect(canvas.getByLabelText('Quantity')).toHaveAccessibleDescription(problem);
  },
};

/** What is no plain figure is kept as it was typed, and refused. */
export const StrangeFigures: Story = {
  args: { texts: { ...disc, minQuantity: '1e5', quantity: '١٢', price: '-1' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const minimum = canvas.getByLabelText('Minimum quantity');
    await expect(minimum).toHaveValue('1e5');
    await expect(minimum).toHaveFocus();
    await expect(canvas.getByLabelText('Quantity')).toBeInvalid();
    await expect(canvas.getByLabelText('Price')).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Each limit says itself, on both its sides. */
export const OutOfRange: Story = {
  args: {
    texts: {
      ...disc,
      name: 'Gear'.repeat(limits.partNameMax),
      minQuantity: '0',
      quantity: '2000000',
      price: '2000000',
      description: 'Gear'.repeat(limits.partDescriptionMax),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The minimum quantity is at least 1')).toBeVisible();
    await expect(canvas.getByText('The price is at most $999,999.99')).toBeVisible();
    const minimum = canvas.getByLabelText('Minimum quantity');
    await userEvent.clear(minimum);
    await userEvent.type(minimum, '2000000');
    await expect(await canvas.findByText('The minimum quantity is at most 1,000,000')).toBeVisible();
    const price = canvas.getByLabelText('Price');
    await userEvent.clear(price);
    await userEvent.type(price, '0');
    await expect(await canvas.findByText('The price is at least $0.01')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const LongTextOnNarrow: Story = {
  args: {
    texts: {
      ...disc,
      name: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringsatz',
      description: 'Bremsscheibenabdeckblech'.repeat(20),
      price: '999999.99',
    },
  },
  globals: { viewport: { value: 'narrowest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = {
  args: { texts: { ...disc, name: 'قرص مكابح مهوّى', description: 'حديد زهر، ٣١٢ مم، متوازن.' } },
};
