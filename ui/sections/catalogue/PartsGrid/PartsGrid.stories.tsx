import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Part } from '#contract/catalogue/parts.ts';
import { buildPart, parts } from '#mocks/fixtures/parts.ts';
import { partsHandlers, partsHandlersOf, partsScenarios } from '#mocks/handlers/catalogue/parts.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { expectExactSizes, press } from '#ui/story/checks.ts';
import { longWord, longPart } from '#ui/story/long-content.ts';
import { PartsGrid } from './PartsGrid.tsx';

export default {
  id: 'sections-partsgrid',
  component: PartsGrid,
  parameters: { layout: 'fullscreen', api: partsHandlers },
  args: { parts: { status: 'loading' }, hrefOf: ({ _id }) => `/purchase/${_id}`, contactHref: '/#contact' },
  render: (args, { id }) => (
    <FromApi<readonly Part[]> story={id} path="/parts?limit=6">
      {(found) => <PartsGrid {...args} parts={found} />}
    </FromApi>
  ),
} satisfies Meta<typeof PartsGrid>;
type Story = StoryObj<typeof PartsGrid>;

export const Default: Story = {
  args: { allHref: '/parts', total: 28 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('h3')).toHaveLength(6));
    const link = canvas.getByRole('link', { name: 'Buy Now, Wheel bearing' });
    await expect(link).toHaveAttribute('href', `/purchase/${parts[2]?._id}`);
    await expect(canvas.getByText('1,400')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all 28 parts' })).toBeVisible();
    await expectExactSizes(canvasElement);
  },
};

export const Loading: Story = {
  parameters: { api: [partsScenarios.loading] },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading parts'),
};

export const Empty: Story = {
  parameters: { api: [partsScenarios.empty] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ask the works' })).toHaveAttribute(
      'href',
      '/#contact',
    );
  },
};

export const Failed: Story = {
  parameters: { api: [partsScenarios.failed] },
  play: async ({ canvas }) => {
    await press(canvas, 'Try again');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Parts could not be loaded');
  },
};

const withParts = (...rows: Parameters<typeof partsHandlersOf>[0]): Story => ({
  parameters: { api: partsHandlersOf(rows) },
});

export const OnePart: Story = withParts(buildPart());

export const LongContent: Story = withParts(
  buildPart({ ...longPart, _id: 'long', description: 'Slotted, high-carbon iron, balanced. '.repeat(20) }),
  buildPart({ _id: 'word', name: longWord, description: longWord.repeat(3), image: '' }),
  buildPart({ _id: 'short', name: '§', description: '', price: 0.01 }),
);

export const NoPictures: Story = withParts(...parts.filter(({ image }) => image === ''));
