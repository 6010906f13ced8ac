import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { useEffect } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '#contract/limits.ts';
import { categoriesWith } from '#mocks/fixtures/categories.ts';
import { buildPart, detailsOf } from '#mocks/fixtures/parts.ts';
import {
  type Canvas,
  expectRejected,
  expectVisible,
  fileInputIn,
  fill,
  press,
  replace,
} from '#ui/story/checks.ts';
import * as calls from '#contract/calls.ts';
import { Spec } from '#contract/catalogue/specifications.ts';
import { partDataScenarios } from '#mocks/handlers/part-data.ts';
import { partsHandlers } from '#mocks/handlers/catalogue/parts.ts';
import { vehiclesHandlers, vehiclesScenarios } from '#mocks/handlers/fitment/vehicles.ts';
import { mock, reject } from '#mocks/handlers/mock.ts';
import { partSourceFrom } from '#ui/story/part-source-from.ts';
import { longWord } from '#ui/story/long-content.ts';
import { partSource } from '#mocks/fixtures/part-source.ts';
import { picture } from '#ui/story/picture.ts';
import { usePictureUpload, type UploadPicture } from '../../form/use-picture-upload.ts';
import { ChangedPartTexts, emptyPart, textsOf, type PartTexts } from '../part/part-values.ts';
import { usePartForm } from '../part/use-part-form.ts';
import { PartExtras } from './PartExtras.tsx';

interface FieldsProps {
  texts?: Partial<PartTexts>;
  /** The `id` of the story's context. */
  story: string;
  hasSuccessor?: boolean;
  onUpload: UploadPicture;
  onSend(texts: PartTexts): void;
}

type FieldsStory = Omit<FieldsProps, 'story'>;

/** The fields in a form, with the messages of texts that are not valid. */
function Fields({ texts, story, hasSuccessor, onUpload, onSend }: FieldsProps) {
  const form = usePartForm(ChangedPartTexts, { ...disc, ...texts });
  const { handleSubmit, trigger } = form;
  const upload = usePictureUpload(onUpload);
  useEffect(() => {
    if (texts) void trigger();
  }, [texts, trigger]);
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <PartExtras form={form} source={partSourceFrom(story)} upload={upload} hasSuccessor={hasSuccessor} />
      <button>Send</button>
    </form>
  );
}

const disc: PartTexts = {
  ...emptyPart,
  name: 'Ventilated brake disc',
  minQuantity: '10',
  quantity: '480',
  price: '64.00',
  description: 'Cast iron, 312 mm, balanced.',
};

const details = detailsOf(buildPart(), {
  imageAlt: 'Slotted disc, front',
  morePictures: [
    { image: '/pictures/brake-disc-cutout-800.webp', alt: 'On the bench' },
    { image: '/pictures/gear-cutout-800.webp', alt: '' },
  ],
});
const { specs } = await partSource.open(buildPart());
const whole = textsOf(
  details,
  specs.map((spec) => Spec.parse(spec)),
);

const handlers = [...partsHandlers, ...vehiclesHandlers];

const image = '/pictures/gear-cutout-800.webp';

export default {
  id: 'sections-partextras',
  parameters: { api: handlers },
  args: {
    onUpload: fn<UploadPicture>(() => Promise.resolve({ url: image })),
    onSend: fn(),
  },
  render: (args, { id }) => <Fields {...args} story={id} />,
} satisfies Meta<FieldsStory>;
type Story = StoryObj<FieldsStory>;

/** Everything may stay empty. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('option', { name: 'Brake discs' });
    await press(canvas, 'Send');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(disc, expect.anything()));
  },
};

export const Whole: Story = {
  args: { texts: whole },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByLabelText('Diameter')).toHaveValue('312');
    // It has its value as soon as the categories are loaded.
    await waitFor(() => expect(canvas.getByLabelText('Category')).toHaveValue('brake-discs'));
    await press(canvas, 'Send');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ ...disc, ...whole }, expect.anything()));
  },
};

export const NotSoldAnyMore: Story = { args: { hasSuccessor: true, texts: { state: 'discontinued' } } };

const never = () => new Promise<never>(() => undefined);

const instead = (handler: RequestHandler) => ({ api: [handler, ...handlers] });

/** Tries again: the message is gone while it loads. */
async function expectRetry(canvas: Canvas) {
  const again = canvas.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
}

export const CategoriesLoading: Story = { parameters: instead(partDataScenarios.categoriesLoading) };

export const CategoriesFailed: Story = {
  parameters: instead(partDataScenarios.categoriesFailed),
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'The categories could not be loaded');
    await expectRetry(canvas);
  },
};

const chooseCategory = async (canvas: Canvas, name: string) => {
  await canvas.findByRole('option', { name });
  await userEvent.selectOptions(canvas.getByLabelText('Category'), name);
};

export const SpecificationsLoading: Story = {
  parameters: instead(partDataScenarios.specsLoading),
  play: ({ canvas }) => chooseCategory(canvas, 'Brake discs'),
};

export const SpecificationsFailed: Story = {
  parameters: instead(partDataScenarios.specsFailed),
  play: async ({ canvas }) => {
    await chooseCategory(canvas, 'Brake discs');
    await expectVisible(canvas, 'The specifications could not be loaded');
  },
};

export const NoSpecifications: Story = {
  parameters: instead(
    mock(calls.findCategory)(() => ({
      ...(categoriesWith(() => 1).find(({ slug }) => slug === 'brake-discs') ?? reject('NOT_FOUND')),
      specs: [],
    })),
  ),
  play: async ({ canvas }) => {
    await chooseCategory(canvas, 'Brake discs');
    await expectVisible(canvas, 'This category has no specifications.');
  },
};

/** Another category asks for others. What both have stays. */
export const OtherCategory: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await chooseCategory(canvas, 'Brake discs');
    await fill(canvas, { Diameter: '312', 'Thickness, new': '25' });
    await chooseCategory(canvas, 'Brake pads');
    await waitFor(() => expect(canvas.queryByLabelText('Diameter')).toBeNull());
    await expect(await canvas.findByLabelText('Thickness, new')).toHaveValue('25');
    await userEvent.selectOptions(canvas.getByLabelText('Wear leads'), 'No');
    await chooseCategory(canvas, 'Brake discs');
    await expect(await canvas.findByLabelText('Diameter')).toHaveValue('312');
  },
};

export const WrongValues: Story = {
  args: {
    texts: {
      number: 'NH|100',
      brand: 'x'.repeat(limits.brandMax + 1),
      category: 'brake-discs',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Diameter'), '25 5');
    await press(canvas, 'Add a number');
    await userEvent.selectOptions(rowIn(canvas, 0).getByLabelText('Kind'), 'GTIN');
    await userEvent.type(rowIn(canvas, 0).getByLabelText('Number'), '04012345678907');
    await press(canvas, 'Send');
    await expectRejected(canvas.getByLabelText('Part number'), 'A number cannot contain “|”');
    await expectVisible(
      canvas,
      'Use at most 40 characters',
      'Enter a number of millimetres',
      'This GTIN has a wrong check digit',
    );
  },
};

const scrollToVehicles = (canvas: Canvas) =>
  canvas.getByRole('region', { name: 'Vehicles' }).scrollIntoView({ block: 'center' });

export const VehiclesLoading: Story = {
  parameters: instead(vehiclesScenarios.loading),
  play: async ({ canvas }) => {
    scrollToVehicles(canvas);
    await expectVisible(canvas, 'Loading vehicles');
  },
};

export const VehiclesFailed: Story = {
  parameters: instead(vehiclesScenarios.failed),
  play: async ({ canvas }) => {
    scrollToVehicles(canvas);
    await expectVisible(canvas, 'The vehicles could not be loaded');
    await expectRetry(canvas);
  },
};

const rowIn = (canvas: Canvas, index: number) => {
  const row = within(canvas.getByRole('region', { name: 'Cross-references' })).getAllByRole('listitem')[
    index
  ];
  if (!row) throw new Error(`There is no row ${index}`);
  return within(row);
};

/** Without a pointer. The focus is in the new row, in the next one after one was removed, and at last on the button. */
export const ReferencesByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Add a number' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowIn(canvas, 0).getByLabelText('Kind')).toHaveFocus());
    await userEvent.keyboard('{Tab}Norda{Tab}4410-22');
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowIn(canvas, 1).getByLabelText('Kind')).toHaveFocus());
    await userEvent.keyboard('{Tab}Velmark{Tab}VM 312-05');
    await press(canvas, 'Send');
    const second = { kind: 'original', maker: 'Velmark', number: 'VM 312-05' };
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        { ...disc, references: [{ kind: 'original', maker: 'Norda', number: '4410-22' }, second] },
        expect.anything(),
      ),
    );
    screen.getByRole('button', { name: 'Remove number 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowIn(canvas, 0).getByLabelText('Kind')).toHaveFocus());
    await expect(rowIn(canvas, 0).getByLabelText('Maker')).toHaveValue('Velmark');
    screen.getByRole('button', { name: 'Remove number 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(add).toHaveFocus());
  },
};

/** A new row is judged when it was left, not when it appears. */
export const NewReference: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await press(canvas, 'Add a number');
    const number = rowIn(canvas, 0).getByLabelText('Number');
    await expect(number).not.toHaveAccessibleDescription();
    await userEvent.click(number);
    await userEvent.tab();
    await waitFor(() => expect(number).toHaveAccessibleDescription(/at least three/));
    await replace(number, '4410-22');
    await waitFor(() => expect(number).not.toHaveAccessibleDescription());
  },
};

async function expectAlts(canvas: Canvas, ...alts: readonly string[]) {
  for (const [index, alt] of alts.entries())
    await expect(canvas.getByLabelText(`What picture ${index + 2} shows`)).toHaveValue(alt);
}

/** Pictures are added, moved and removed without a pointer. */
export const PicturesInOrder: Story = {
  tags: ['test-only'],
  args: { texts: whole },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(fileInputIn(canvasElement), picture);
    await waitFor(() => expect(canvas.getByLabelText('What picture 4 shows')).toHaveFocus());
    await userEvent.keyboard('In its box');
    const up = canvas.getByRole('button', { name: 'Move picture 4 up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move picture 3 up' })).toHaveFocus());
    await expectAlts(canvas, 'On the bench', 'In its box', '');
    await press(canvas, 'Remove picture 2');
    await waitFor(() => expect(canvas.getByLabelText('What picture 2 shows')).toHaveFocus());
    await press(canvas, 'Send');
    const morePictures = [
      { image, alt: 'In its box' },
      { image, alt: '' },
    ];
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ morePictures }), expect.anything()),
    );
  },
};

/** A picture that was not sent can be sent again. */
export const PictureFailed: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const message = 'The pictures cannot be reached. Try again in a minute.';
    mocked(args.onUpload).mockResolvedValueOnce({ message });
    await userEvent.upload(fileInputIn(canvasElement), picture);
    await expectVisible(canvas, message);
    await press(canvas, 'Try again');
    await expectVisible(canvas, 'Picture 2');
  },
};

export const PictureSending: Story = {
  args: { onUpload: never },
  play: ({ canvasElement }) => userEvent.upload(fileInputIn(canvasElement), picture),
};

/** No more pictures can be added. */
export const AllPictures: Story = {
  args: {
    texts: { morePictures: Array.from({ length: limits.morePictures }, () => ({ image, alt: '' })) },
  },
  play: ({ canvas }) => expect(canvas.queryByText('Another picture')).toBeNull(),
};

const long: Partial<PartTexts> = {
  ...whole,
  brand: longWord.slice(0, limits.brandMax),
  imageAlt: longWord,
  references: Array.from({ length: limits.references }, () => ({
    kind: 'other',
    maker: longWord.slice(0, limits.brandMax),
    number: '1234 5678-9012.3456/7890',
  })),
};

export const LongContent: Story = {
  args: { texts: long },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Add a number' })).toHaveAttribute('aria-disabled', 'true'),
};
