import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as product from '#messages/product.js';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { reviewsHandlers, reviewsScenarios } from '#mocks/handlers/shop/reviews.ts';
import { usersHandlers, usersScenarios } from '#mocks/handlers/accounts/users.ts';
import { FromApi, send } from '#ui/story/from-api.tsx';
import { type Canvas, expectRunsOnce, expectVisible, press } from '#ui/story/checks.ts';
import { longPersonName, longWord } from '#ui/story/long-content.ts';
import { ReviewForm } from './ReviewForm.tsx';
import type { Reviewing } from './ReviewPreview.tsx';

interface ReviewStory {
  onAddReview(values: unknown): void;
}

export default {
  id: 'sections-reviewform',
  parameters: { api: [...usersHandlers, ...reviewsHandlers] },
  args: { onAddReview: fn() },
  render: ({ onAddReview }, { id }) => (
    <FromApi<Reviewing> story={id} path={`/user/${demoAccounts.customer.user.email}`}>
      {(reviewer) => (
        <ReviewForm
          reviewer={reviewer}
          onAddReview={(values) => {
            onAddReview(values);
            return send(id, 'POST', '/review', { ...values, photoURL: '' });
          }}
        />
      )}
    </FromApi>
  ),
} satisfies Meta<ReviewStory>;
type Story = StoryObj<ReviewStory>;

const text = 'Bearings arrived on the Thursday as promised. One box was dented, the parts were not.';

const preview = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'How it will look' }));
const field = (canvas: Canvas) => canvas.getByLabelText('Description');
const add = (canvas: Canvas) => press(canvas, 'Add review');

async function write(canvas: Canvas, stars: number, words: string) {
  await userEvent.click(canvas.getByRole('radio', { name: `${stars} of 5` }));
  await userEvent.click(field(canvas));
  await userEvent.paste(words);
}

/** The preview shows the typed text immediately. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectVisible(preview(canvas), 'Mara Lindqvist');
    await write(canvas, 4, text.slice(0, 80));
    await userEvent.keyboard(text.slice(80));
    await expectVisible(preview(canvas), text);
    await expect(preview(canvas).getByRole('img', { name: '4 of 5' })).toBeVisible();
    await expect(field(canvas)).toHaveAccessibleDescription('85 written, 165 left');
  },
};

/** The form can be filled in while the name is loading. */
export const Loading: Story = {
  parameters: { api: [usersScenarios.loading, ...reviewsHandlers] },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'Good parts');
    await expectVisible(preview(canvas), 'Good parts');
  },
};

/** An untouched form shows no errors. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expectVisible(preview(canvas), 'Mara Lindqvist');
    await expect(canvas.queryByText(product.requiredRating())).not.toBeInTheDocument();
  },
};

/** The preview cannot be shown. Trying again keeps the text. */
export const Failed: Story = {
  parameters: { api: [usersScenarios.failed, ...reviewsHandlers] },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'Good parts');
    await press(canvas, 'Try again');
    await expectVisible(canvas, 'Your profile could not be loaded');
    await expect(field(canvas)).toHaveValue('Good parts');
  },
};

/** Afterwards the form is empty, and the button keeps the focus. */
export const Adds: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await write(canvas, 4, `  ${text} `);
    await add(canvas);
    await expect(args.onAddReview).toHaveBeenCalledWith({ rating: 4, description: text });
    await expect(await preview(canvas).findByText('Your review appears here.')).toBeVisible();
    await expect(field(canvas)).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: '4 of 5' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Add review' })).toHaveFocus();
    await expect(canvas.queryByText(product.requiredReviewDescription())).not.toBeInTheDocument();
  },
};

/** Every empty field has a message. The first has the focus. */
export const EmptySubmit: Story = {
  play: async ({ canvas, args }) => {
    await add(canvas);
    await expectVisible(canvas, product.requiredRating(), product.requiredReviewDescription());
    await expect(canvas.getByRole('radio', { name: '1 of 5' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(product.requiredRating())).not.toBeInTheDocument();
    await add(canvas);
    await expect(field(canvas)).toHaveFocus();
    await expect(args.onAddReview).not.toHaveBeenCalled();
  },
};

/** The text and the rating stay. */
export const NotAdded: Story = {
  parameters: { api: [reviewsScenarios.addFailed, ...usersHandlers] },
  play: async ({ canvas }) => {
    await write(canvas, 4, text);
    await add(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(product.reviewFailed());
    await expect(field(canvas)).toHaveValue(text);
    await expect(canvas.getByRole('radio', { name: '4 of 5' })).toBeChecked();
  },
};

export const Adding: Story = {
  parameters: { api: [reviewsScenarios.adding, ...usersHandlers] },
  play: async ({ canvas, args }) => {
    await write(canvas, 4, text);
    await expectRunsOnce(canvas.getByRole('button', { name: 'Add review' }), args.onAddReview);
  },
};

export const LongName: Story = {
  parameters: { api: [] },
  render: () => (
    <ReviewForm
      reviewer={{ status: 'ready', value: { name: longPersonName } }}
      onAddReview={() => Promise.resolve(null)}
    />
  ),
  play: ({ canvas }) => write(canvas, 4, longWord.repeat(3)),
};

/** The public sees “Customer” instead. */
export const NameOfTheShop: Story = {
  parameters: { api: [] },
  globals: { brand: 'norholt' },
  render: () => (
    <ReviewForm
      reviewer={{ status: 'ready', value: { name: 'Norholt Support' } }}
      onAddReview={() => Promise.resolve(null)}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Customer')).toBeVisible();
    await expect(canvas.queryByText('Norholt Support')).toBeNull();
    await expect(canvas.getByText(/contains the name of the shop/)).toBeVisible();
  },
};
