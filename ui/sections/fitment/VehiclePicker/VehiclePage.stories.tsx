import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { vehiclesHandlers } from '#mocks/handlers/fitment/vehicles.ts';
import { shows } from '#ui/story/checks.ts';
import { useVehicleData } from '#ui/story/use-vehicle-data.ts';
import { noChoice } from './vehicle-choice.ts';
import { VehiclePage, type VehiclePageProps } from './VehiclePage.tsx';

/** The page with what the story's API has about the choice. */
function LoadedPage({ story, ...props }: VehiclePageProps & { story: string }) {
  const { onChoose: onChange, ...loaded } = useVehicleData(story, props.choice);
  return <VehiclePage {...props} {...loaded} onChange={onChange} />;
}

export default {
  id: 'sections-vehiclepicker-vehiclepage',
  component: VehiclePage,
  parameters: { layout: 'fullscreen', api: vehiclesHandlers },
  args: {
    choice: noChoice,
    data: { makes: { status: 'loading' } },
    showsMissing: false,
    partsOf: () => 14,
    partsHrefOf: ({ slug }) => `/parts?vehicle=${slug}`,
    onChange: fn(),
    onMissing: fn(),
    onChoose: fn(),
  },
  render: (args, { id }) => <LoadedPage {...args} story={id} />,
} satisfies Meta<typeof VehiclePage>;
type Story = StoryObj<typeof VehiclePage>;

export const Default: Story = {};

/** Each field waits for the one before. */
export const Chosen: Story = {
  args: { choice: { ...noChoice, make: 'volkswagen', model: 'volkswagen-golf-7', year: '2016' } },
  play: async ({ canvas }) => {
    const parts = await canvas.findByRole('link', { name: 'Show 14 parts that fit' });
    await expect(parts).toHaveAttribute('href', '/parts?vehicle=volkswagen-golf-7-2016');
    await expect(canvas.getByLabelText('Type it')).toHaveValue('');
    await waitFor(() => expect(canvas.getByLabelText('Year')).toHaveValue('2016'));
  },
};

/** The words that the form sent, which name several models. */
export const WordsSent: Story = {
  args: { choice: { ...noChoice, words: 'golf' } },
  play: shows('That may be Golf VI or Golf VII. Add the year.'),
};

export const NothingSent: Story = {
  args: { showsMissing: true },
  play: shows('Choose a make'),
};
