import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { buildPart, parts } from '#mocks/fixtures/parts.ts';
import { partsHandlers, partsScenarios } from '#mocks/handlers/parts.ts';
import { problemResponse } from '#mocks/handlers/mock.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { expectExactSizes, shows } from '#ui/story/checks.ts';
import { longWord, longPart } from '#ui/story/long-content.ts';
import type { PartCard } from '../part-card.ts';
import { PartsGrid } from './PartsGrid.tsx';

export default {
  component: PartsGrid,
  parameters: { layout: 'fullscreen', api: partsHandlers },
  args: { parts: { status: 'loading' }, hrefOf: ({ _id }) => `/purchase/${_id}` },
  render: (args, { id }) => (
    <FromApi<readonly PartCard[]> story={id} path="/parts?limit=6">
      {(found) => <PartsGrid {...args} parts={found} />}
    </FromApi>
  ),
} satisfies Meta<typeof PartsGrid>;
type Story = StoryObj<typeof PartsGrid>;

const tiles = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('h3');

export const Default: Story = {
  args: { allHref: '/parts', total: 28 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(6));
    await expect(canvas.getByRole('link', { name: 'Buy Now, Wheel bearing' })).toHaveAttribute(
      'href',
      `/purchase/${parts[2]?._id}`,
    );
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
  play: shows('No parts in stock'),
};

export const Failed: Story = {
  parameters: { api: [partsScenarios.failed] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Parts could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

let attempts = 0;

/** The first request fails. Trying again succeeds. */
export const TriesAgain: Story = {
  parameters: {
    api: [
      http.get('*/api/parts', () => {
        attempts += 1;
        return attempts % 2 === 1
          ? problemResponse(503, { message: 'Back in a minute.', code: 'UNAVAILABLE' })
          : HttpResponse.json(parts.slice(0, 6));
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(6));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const withParts = (...value: readonly PartCard[]): Story => ({
  parameters: { api: [] },
  args: { parts: { status: 'ready', value } },
  render: (args) => <PartsGrid {...args} />,
});

export const OnePart: Story = withParts(buildPart());

export const LongContent: Story = {
  ...withParts(
    buildPart({ ...longPart, _id: 'long', description: 'Slotted, high-carbon iron, balanced. '.repeat(20) }),
    buildPart({ _id: 'word', name: longWord, description: longWord.repeat(3), image: '' }),
    buildPart({ _id: 'short', name: '§', description: '', price: 0.01 }),
  ),
};

export const NoPictures: Story = withParts(...parts.filter(({ image }) => image === '').slice(0, 6));
