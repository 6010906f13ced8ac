import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Part } from '#contract/catalogue/parts.ts';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { golf } from '#mocks/fixtures/vehicles.ts';
import { partsHandlers, partsHandlersOf, partsScenarios } from '#mocks/handlers/catalogue/parts.ts';
import type { Remote } from '#ui/remote.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { expectVisible, shows } from '#ui/story/checks.ts';
import { longPart } from '#ui/story/long-content.ts';
import {
  VehicleQuestion,
  type VehicleQuestionProps,
} from '../../fitment/VehicleQuestion/VehicleQuestion.tsx';
import { Hero } from './Hero.tsx';

const asking: VehicleQuestionProps = {
  vehicle: null,
  parts: undefined,
  chooseHref: '/vehicle',
  partsHrefOf: ({ slug }) => `/parts?vehicle=${slug}`,
  read: () => Promise.resolve(null),
  onUse: fn(),
  onChoose: fn(),
};

const firstOf = (parts: Remote<readonly Part[]>): Remote<Part | null> =>
  parts.status === 'ready' ? { status: 'ready', value: parts.value[0] ?? null } : parts;

export default {
  id: 'sections-hero',
  component: Hero,
  parameters: { layout: 'fullscreen', api: partsHandlers },
  args: {
    featured: { status: 'loading' },
    partHrefOf: ({ number }) => `/part/${number}`,
    question: <VehicleQuestion {...asking} />,
  },
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
    await expect(canvas.getByRole('link', { name: 'Open the part' })).toHaveAttribute(
      'href',
      '/part/NH-10042',
    );
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

/** The vehicle is known: the row names it. */
export const WithVehicle: Story = {
  args: { question: <VehicleQuestion {...asking} vehicle={golf} parts={22} /> },
  play: shows('Volkswagen Golf VII 2016, 1.4 TSI'),
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
