import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Make } from '#contract/fitment/vehicles.ts';
import { vehiclesHandlers } from '#mocks/handlers/fitment/vehicles.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { shows } from '#ui/story/checks.ts';
import { VehiclePage } from './VehiclePage.tsx';

export default {
  id: 'sections-vehiclepicker-vehiclepage',
  component: VehiclePage,
  parameters: { layout: 'fullscreen', api: vehiclesHandlers },
  args: {
    makes: { status: 'loading' },
    params: new URLSearchParams(),
    partsOf: () => 14,
    partsHrefOf: ({ slug }) => `/parts?vehicle=${slug}`,
    onChoose: fn(),
  },
  render: (args, { id }) => (
    <FromApi<readonly Make[]> story={id} path="/vehicles">
      {(makes) => <VehiclePage {...args} makes={makes} />}
    </FromApi>
  ),
} satisfies Meta<typeof VehiclePage>;
type Story = StoryObj<typeof VehiclePage>;

export const Default: Story = {};

/** Without scripts the words are sent, and the next form does not contain them any more. */
export const WordsSent: Story = {
  args: { params: new URLSearchParams('words=golf 2016&make=') },
  play: async ({ canvas }) => {
    const parts = await canvas.findByRole('link', { name: 'Show 14 parts that fit' });
    await expect(parts).toHaveAttribute('href', '/parts?vehicle=volkswagen-golf-7-2016');
    await expect(canvas.getByLabelText('Type it')).toHaveValue('');
    await expect(canvas.getByLabelText('Year')).toHaveValue('2016');
  },
};

export const NothingSent: Story = {
  args: { params: new URLSearchParams('make=') },
  play: shows('Choose a make'),
};
