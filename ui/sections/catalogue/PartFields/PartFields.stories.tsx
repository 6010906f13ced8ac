import { zodResolver } from '@hookform/resolvers/zod';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, userEvent, waitFor } from 'storybook/test';
import { limits } from '#contract/limits.ts';
import { replace } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { ChangedPartTexts, emptyPart, NewPartTexts, type PartTexts } from '../part/part-values.ts';
import { PartFields } from './PartFields.tsx';

const disc: PartTexts = {
  ...emptyPart,
  name: 'Ventilated brake disc',
  minQuantity: '10',
  quantity: '480',
  price: '64.00',
  description: 'Cast iron, 312 mm, balanced.',
  image: true,
};

/** What another part is called. */
const repeated = 'Brake pad set, disc brake';

/** The fields of a form, with the messages of texts that are not valid. */
function Fields({ texts, hasStock }: { texts?: Partial<PartTexts>; hasStock: boolean }) {
  const form = useForm<PartTexts>({
    resolver: zodResolver(hasStock ? NewPartTexts : ChangedPartTexts),
    mode: 'onTouched',
    defaultValues: texts && { ...disc, ...texts },
  });
  const { trigger } = form;
  useEffect(() => {
    if (texts) void trigger();
  }, [texts, trigger]);
  return (
    <PartFields form={form} hasStock={hasStock} hasName={({ name }) => Promise.resolve(name === repeated)} />
  );
}

export default { id: 'sections-partfields', component: Fields, args: { hasStock: true } } satisfies Meta<
  typeof Fields
>;
type Story = StoryObj<typeof Fields>;

/** A new part has a field for its stock. */
export const NewPart: Story = {};

/** The stock of a part on sale is changed in the list of parts. */
export const PartOnSale: Story = { args: { texts: {}, hasStock: false } };

/** Names repeat: three brands make a brake pad set. */
export const RepeatedName: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Product name');
    await replace(name, repeated);
    await userEvent.tab();
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/^Another part of this brand has this name/),
    );
    await replace(name, `${repeated}, rear`);
    await waitFor(() => expect(name).not.toHaveAccessibleDescription(/^Another part/));
  },
};

/** A new minimum quantity validates stock and price again. */
export const MinimumJudgesOthers: Story = {
  args: { texts: {} },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Quantity'));
    await userEvent.tab();
    await replace(canvas.getByLabelText('Minimum quantity'), '500');
  },
};

/** Invalid numbers stay as typed. */
export const StrangeFigures: Story = {
  args: { texts: { minQuantity: '1e5', quantity: '60,5', price: '-1' } },
};

export const TooHigh: Story = {
  args: {
    texts: {
      name: 'Gear'.repeat(limits.partNameMax),
      minQuantity: '2000000',
      quantity: '2000000',
      price: '2000000',
      description: 'Gear'.repeat(limits.partDescriptionMax),
    },
  },
};

export const TooLow: Story = { args: { texts: { minQuantity: '0', price: '0' } } };

export const LongTextOnNarrow: Story = {
  args: { texts: { name: longWord, description: longWord.repeat(8), price: '999999.99' } },
  globals: { viewport: { value: 'narrowest' } },
};
