import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Part } from '#contract/catalogue/parts.ts';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { partsHandlers, partsHandlersOf, partsScenarios } from '#mocks/handlers/catalogue/parts.ts';
import type { Remote } from '#ui/remote.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { expectVisible, shows } from '#ui/story/checks.ts';
import { longPart } from '#ui/story/long-content.ts';
import { Hero } from './Hero.tsx';

const firstOf = (parts: Remote<readonly Part[]>): Remote<Part | null> =>
  parts.status === 'ready' ? { status: 'ready', value: parts.value[0] ?? null } : parts;

export default {
  id: 'sections-hero',
  component: Hero,
  parameters: { layout: 'fullscreen', api: partsHandlers },
  args: { featured: { status: 'loading' }, hrefOf: ({ _id }) => `/purchase/${_id}` },
  render: (args, { id }) => (
    <FromApi<readonly Part[]> story={id} path="/parts?limit=6">
      {(parts) => <Hero {...args} featured={firstOf(parts)} />}
    </FromApi>
  ),
} satisfies Meta<typeof Hero>;
type Story = StoryObj<typeof Hero>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'True to the drawing.', '$64.00');
    await expect(canvas.getByRole('link', { name: 'Buy Now, Ventilated brake disc' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { api: [partsScenarios.loading] } };

export const Empty: Story = { parameters: { api: [partsScenarios.empty] } };

export const Failed: Story = { parameters: { api: [partsScenarios.failed] } };

const withPart = (part: Parameters<typeof buildPart>[0]): Story => ({
  parameters: { api: partsHandlersOf([buildPart(part)]) },
});

export const LongNameAndPrice: Story = withPart(longPart);

/** The image is of another part, so the text does not name it. */
export const AnotherPart: Story = {
  ...withPart({ name: 'Forged piston' }),
  play: shows('From stock'),
};

export const OutOfStock: Story = {
  ...withPart({ quantity: 6, minQuantity: 8 }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Out of stock' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
