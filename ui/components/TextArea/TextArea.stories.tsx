import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { limits } from '#contract/limits.ts';
import * as product from '#messages/product.js';
import { replace } from '#ui/story/checks.ts';
import { TextArea } from './TextArea.tsx';

export default {
  title: 'Form fields/TextArea',
  id: 'components-textarea',
  component: TextArea,
  args: { label: 'Message', name: 'message' },
} satisfies Meta<typeof TextArea>;
type Story = StoryObj<typeof TextArea>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Message' })).toBeVisible(),
};

export const Invalid: Story = { args: { defaultValue: 'Too short', error: product.reviewTooShort() } };

export const LongText: Story = { args: { rows: 3, defaultValue: 'Bremsscheibenabdeckblech '.repeat(60) } };

export const Code: Story = {
  args: { label: 'Numbers', name: 'numbers', isCode: true, defaultValue: 'NH-10042\t20\nW 712/95\t100' },
};

/** As in the rule: spaces around the text do not count, and an emoji is one character. */
export const Counting: Story = {
  args: {
    label: 'Description',
    name: 'description',
    ruler: limits.review,
    defaultValue: 'Bearings arrived on the Thursday as promised. One box was dented, the parts were not.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Description');
    await expect(field).toHaveAccessibleDescription('85 written, 165 left');
    await userEvent.type(field, '  ');
    await expect(field).toHaveAccessibleDescription('85 written, 165 left');
    await replace(field, '😀😀😀😀😀\u200b');
    await expect(field).toHaveAccessibleDescription('6 written, 244 left');
    await replace(field, '  Good  parts ');
    await expect(field).toHaveAccessibleDescription('11 written, 239 left');
  },
};

/** The field keeps the whole text, and the line says how much is too long. */
export const CountingTooLong: Story = {
  args: { ...Counting.args, defaultValue: 'Unbroken'.repeat(32) },
  play: ({ canvas }) =>
    expect(canvas.getByLabelText('Description')).toHaveAccessibleDescription('256 written, 6 too many'),
};

/** The count replaces the hint as soon as something is typed. */
export const CountingWithHint: Story = {
  args: { ...Counting.args, defaultValue: '', hint: 'What was good, what was not?' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Description');
    await expect(field).toHaveAccessibleDescription('What was good, what was not?');
    await userEvent.type(field, 'All');
    await expect(field).toHaveAccessibleDescription('3 written, 247 left');
  },
};

/** A form that fills in the field passes the count. */
export const CountedByItsForm: Story = {
  tags: ['test-only'],
  args: { ...Counting.args, defaultValue: undefined, count: 120 },
  play: ({ canvas }) =>
    expect(canvas.getByLabelText('Description')).toHaveAccessibleDescription('120 written, 130 left'),
};
