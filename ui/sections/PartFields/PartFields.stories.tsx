import { zodResolver } from '@hookform/resolvers/zod';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent } from 'storybook/test';
import { limits } from '#contract/limits.ts';
import * as product from '#messages/product.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { expectVisible, type Canvas, replace } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { ChangedPartTexts, NewPartTexts, type PartTexts } from '../part-values.ts';
import { PartFields } from './PartFields.tsx';

const empty: PartTexts = { name: '', minQuantity: '', quantity: '', price: '', description: '', image: true };

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

/** A form around the fields, as the sections have it. */
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

export default {
  component: PartForm,
  args: { texts: empty, hasStock: true, onSave: fn() },
} satisfies Meta<typeof PartForm>;
type Story = StoryObj<typeof PartForm>;

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

/** A new part has a field for its stock. */
export const NewPart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('');
    await userEvent.click(canvas.getByLabelText('Product name'));
    await userEvent.tab();
    await expect(await canvas.findByText(product.requiredProductName())).toBeVisible();
  },
};

/** The stock of a part on sale is changed in the list of parts. */
export const PartOnSale: Story = {
  args: { texts: disc, hasStock: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('Quantity')).not.toBeInTheDocument();
    await replace(canvas.getByLabelText('Price'), '54.50');
    await save(canvas);
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ price: '54.50' }),
      expect.anything(),
    );
  },
};

/** A new minimum quantity validates stock and price again. */
export const MinimumJudgesOthers: Story = {
  args: { texts: disc },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Quantity'));
    await userEvent.tab();
    await replace(canvas.getByLabelText('Minimum quantity'), '500');
    const message = 'Less than the minimum quantity, so nobody could order';
    await expectVisible(canvas, message);
    await expect(canvas.getByLabelText('Quantity')).toHaveAccessibleDescription(message);
  },
};

/** Invalid numbers stay as typed. */
export const StrangeFigures: Story = {
  args: { texts: { ...disc, minQuantity: '1e5', quantity: '١٢', price: '-1' } },
  play: async ({ canvas, args }) => {
    await save(canvas);
    const minimum = canvas.getByLabelText('Minimum quantity');
    await expect(minimum).toHaveValue('1e5');
    await expect(minimum).toHaveFocus();
    await expect(canvas.getByLabelText('Quantity')).toBeInvalid();
    await expect(canvas.getByLabelText('Price')).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Each field names its limits. */
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
    await save(canvas);
    await expectVisible(canvas, 'The minimum quantity is at least 1', 'The price is at most $999,999.99');
    await replace(canvas.getByLabelText('Minimum quantity'), '2000000');
    await expectVisible(canvas, 'The minimum quantity is at most 1,000,000');
    await replace(canvas.getByLabelText('Price'), '0');
    await expectVisible(canvas, 'The price is at least $0.01');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const LongTextOnNarrow: Story = {
  args: {
    texts: {
      ...disc,
      name: longWord,
      description: 'Bremsscheibenabdeckblech'.repeat(20),
      price: '999999.99',
    },
  },
  globals: { viewport: { value: 'narrowest' } },
};
