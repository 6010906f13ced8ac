import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Answer } from '#contract/fitment/fitment.ts';
import {
  fitmentsOf,
  golf,
  golfOfAnyEngine,
  statementsOf,
  volvo,
  wrangler,
} from '#mocks/fixtures/vehicles.ts';
import { expectVisible, press, shows } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { FitVerdict } from './FitVerdict.tsx';

const statedOf = (number: string) => statementsOf(fitmentsOf(number));

export default {
  id: 'sections-fitverdict',
  component: FitVerdict,
  args: {
    statements: statedOf('NH-10042'),
    isComplete: true,
    vehicle: golf,
    vehicleHref: '/vehicle',
    fittingHref: '/parts/brake-discs?vehicle=volkswagen-golf-7-2016-1-4-tsi',
  },
} satisfies Meta<typeof FitVerdict>;
type Story = StoryObj<typeof FitVerdict>;

const option = { criterion: 'Front disc', value: '312 mm, option 1ZE' };
const given = (...answers: readonly Answer[]) => ({
  answers: { given: answers, onAnswer: fn(), onMonth: fn() },
});

export const Fits: Story = {
  args: given({ ...option, answer: 'yes' }),
  play: shows(
    'Fits your Golf VII 2016',
    /^Listed for the Golf VII 2012–\u20602019\. Front axle\. Only if Front disc 312 mm, option 1ZE\. Stated by Anders Brandt, 14 Oct 2026\.$/,
    'Yes',
  ),
};

/** An answer settles it, and the box stays as high as it was. */
export const FitsIfCondition: Story = {
  args: given(),
  render: function Asks(args) {
    const [answers, setAnswers] = useState<readonly Answer[]>([]);
    const onAnswer = (answer: Answer) => setAnswers([answer]);
    return <FitVerdict {...args} answers={{ given: answers, onAnswer, onMonth: () => undefined }} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const title = 'Fits your Golf VII 2016 if this is right: Front disc 312 mm, option 1ZE';
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    const height = canvasElement.querySelector('section')?.offsetHeight;
    await press(canvas, 'No');
    await expect(canvas.getByRole('heading', { name: 'Does not fit your Golf VII 2016' })).toBeVisible();
    await press(canvas, 'Change the answer: Front disc 312 mm, option 1ZE');
    await press(canvas, 'Yes');
    await expect(canvas.getByRole('heading', { name: 'Fits your Golf VII 2016' })).toBeVisible();
    await expect(canvasElement.querySelector('section')?.offsetHeight).toBe(height);
  },
};

export const FitsFromMonth: Story = {
  args: {
    ...given(),
    statements: statedOf('NH-10411').map((one) => ({ ...one, fromYear: 2016, fromMonth: 10 })),
  },
  play: shows('Fits your Golf VII 2016 if it was built in 10/2016 or later', 'First registered in 2016'),
};

export const FitsEveryVehicle: Story = {
  args: { statements: statedOf('NH-10071') },
  play: shows('Fits every vehicle'),
};

export const FitsEveryVehicleWithoutOne: Story = {
  args: { statements: statedOf('NH-10071'), vehicle: null },
  play: shows('Fits every vehicle'),
};

export const FitsIf: Story = {
  args: { statements: statedOf('NH-10230'), vehicle: golfOfAnyEngine },
  play: shows('Fits your Golf VII 2016 if the engine is 1.4 TSI or 1.6 TDI'),
};

/** The title stays short, and the sentences name all of them. */
export const FitsIfOneOfManyEngines: Story = {
  args: {
    vehicle: golfOfAnyEngine,
    statements: statedOf('NH-10230').flatMap((one) =>
      ['1.2 TSI', '1.4 TSI', '1.6 TDI', '2.0 TDI'].map((name) => ({
        ...one,
        engine: one.engine && { ...one.engine, slug: name.replace(' ', '-'), name },
      })),
    ),
  },
  play: shows(
    'Fits your Golf VII 2016 if it has one of 4 engines',
    /The engine must be 1\.2 TSI, 1\.4 TSI, 1\.6 TDI or 2\.0 TDI\./,
  ),
};

/** Statements about the same make are the nearest. */
export const DoesNotFit: Story = {
  args: { statements: statedOf('NH-10048') },
  play: async ({ canvas }) => {
    await expectVisible(
      canvas,
      'Does not fit your Golf VII 2016',
      /^Listed for the Golf VI 2008–\u20602012 and Polo V/,
    );
    await expect(canvas.getByRole('link', { name: 'Show parts that fit' })).toBeVisible();
  },
};

/** No statement is about the make. */
export const DoesNotFitTheMake: Story = {
  args: { statements: statedOf('NH-10048'), vehicle: wrangler },
  play: shows(/^Listed for other vehicles only\./),
};

/** Nobody says that the list is complete. */
export const NotKnown: Story = {
  args: { statements: statedOf('NH-10048'), isComplete: false, vehicle: volvo },
  play: shows('Not known for your V70 III 2011'),
};

export const NothingStated: Story = {
  args: { statements: [] },
  play: shows('Not known which vehicles it fits', /^Nothing is stated yet/),
};

export const NoVehicle: Story = {
  args: { vehicle: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose your vehicle' })).toHaveAttribute(
      'href',
      '/vehicle',
    );
  },
};

/** Takes up its space until the browser's vehicle is known. */
export const Unknown: Story = {
  args: { vehicle: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('section')?.offsetHeight).toBeGreaterThan(140);
  },
};

const longNote = 'Only with ventilated discs and the brake caliper of the sport suspension. '.repeat(3);

export const LongContent: Story = {
  args: {
    statements: statedOf('NH-10042').map((one) => ({ ...one, note: longNote, statedBy: longWord })),
    vehicle: { ...golf, name: longWord },
  },
};
