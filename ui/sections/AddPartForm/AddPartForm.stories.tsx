import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '#contract/limits.ts';
import * as product from '#messages/product.ts';
import { adminPartsHandlers, adminPartsScenarios } from '#mocks/handlers/admin-parts.ts';
import { imagesHandlers, imagesScenarios } from '#mocks/handlers/images.ts';
import { send, uploadTo } from '#ui/story/from-api.tsx';
import { type Canvas, expectVisible, shows, fileInputIn, submitTwice } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { picture } from '#ui/story/picture.ts';
import { AddPartForm, type AddPartFailure, type AddPartFormProps } from './AddPartForm.tsx';

export default {
  component: AddPartForm,
  parameters: { api: [...adminPartsHandlers, ...imagesHandlers] },
  args: {
    onUpload: fn<AddPartFormProps['onUpload']>(() => Promise.resolve({ url: '' })),
    onAdd: fn<AddPartFormProps['onAdd']>(() => Promise.resolve(null)),
  },
  render: ({ onUpload, onAdd }, { id }) => (
    <AddPartForm
      onUpload={(file, options) => {
        void onUpload(file, options);
        return uploadTo(id)(file, options);
      }}
      onAdd={async (values, next) => (await onAdd(values, next)) ?? send(id, 'POST', '/post-part', values)}
    />
  ),
} satisfies Meta<typeof AddPartForm>;
type Story = StoryObj<typeof AddPartForm>;

const refusing = (failure: AddPartFailure) => fn<AddPartFormProps['onAdd']>(() => Promise.resolve(failure));

const choose = (canvasElement: HTMLElement, file = picture) =>
  userEvent.upload(fileInputIn(canvasElement), file);

const gear = {
  name: 'Timing gear, 48 teeth',
  minQuantity: '2',
  quantity: '96',
  price: '54.00',
  description: 'Hobbed and hardened, bored to H7.',
};

async function fill(canvas: Canvas, changes: Partial<typeof gear> = {}) {
  const { name, minQuantity, quantity, price, description } = { ...gear, ...changes };
  await userEvent.click(canvas.getByLabelText('Product name'));
  await userEvent.paste(name);
  await userEvent.type(canvas.getByLabelText('Minimum quantity'), minQuantity);
  await userEvent.type(canvas.getByLabelText('Quantity'), quantity);
  await userEvent.type(canvas.getByLabelText('Price'), price);
  await userEvent.click(canvas.getByLabelText('Description'));
  await userEvent.paste(description);
}

const add = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
const isAdded = (canvas: Canvas) => canvas.findByText('timing-gear-48t.png is added');

async function fillWithPicture(canvas: Canvas, canvasElement: HTMLElement, changes?: Partial<typeof gear>) {
  await choose(canvasElement);
  await isAdded(canvas);
  await fill(canvas, changes);
}

export const Default: Story = { parameters: { api: [] }, play: shows('How customers will see it') };

/** Numbers are sent as numbers. The form is empty afterwards. */
export const Adds: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await fillWithPicture(canvas, canvasElement, { price: '1,054.50' });
    await add(canvas);
    const { name, description } = gear;
    const image = '/pictures/gear-cutout-800.webp';
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        { name, minQuantity: 2, quantity: 96, price: 1054.5, description, image },
        'list',
      ),
    );
    await waitFor(() => expect(canvas.getByLabelText('Product name')).toHaveValue(''));
    await expect(canvas.queryByText('timing-gear-48t.png')).toBeNull();
    await expect(canvas.queryByText(product.requiredProductName())).toBeNull();
  },
};

export const AddsAnother: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await fillWithPicture(canvas, canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save and add another' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(expect.anything(), 'another'));
    await waitFor(() => expect(canvas.getByLabelText('Product name')).toHaveFocus());
    await expect(canvas.getByLabelText('Product name')).toHaveValue('');
  },
};

/** Six fields, six messages. The first invalid field has the focus. */
export const EmptySubmit: Story = {
  parameters: { api: [] },
  play: async ({ canvas, args }) => {
    await add(canvas);
    await expectVisible(
      canvas,
      product.requiredProductName(),
      product.requiredMinQuantity(),
      product.requiredImage(),
      product.requiredQuantity(),
      product.requiredPrice(),
      product.requiredProductDescription(),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Image/ })).toHaveFocus());
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** The card shows the typed values immediately. */
export const Preview: Story = {
  parameters: { api: [] },
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('ul[inert]');
    await expect(card).toHaveTextContent('Product name–DescriptionQuantity–Minimum order–Buy Now');
    await fill(canvas, { name: 'Gear', price: '999999.99', quantity: '1000000' });
    await waitFor(() => expect(card).toHaveTextContent('$999,999.99'));
    await expect(card).toHaveTextContent('Gear');
    await expect(card).toHaveTextContent('1,000,000');
  },
};

const kilobyte = 1024;
/** An upload that has sent 214 KB and never ends. */
const uploading: AddPartFormProps['onUpload'] = (_file, { onProgress }) => {
  onProgress(214 * kilobyte);
  return new Promise(() => undefined);
};
const bigPicture = () =>
  new File([new Uint8Array(344 * kilobyte)], 'timing-gear-48t.webp', { type: 'image/webp' });

/** An upload in progress, and one field left empty. */
export const Sending: Story = {
  parameters: { api: [] },
  args: { onUpload: fn(uploading) },
  render: (args) => <AddPartForm {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, bigPicture());
    await expect(await canvas.findByText('Sending, 214 of 344 KB')).toBeVisible();
    await fill(canvas, { minQuantity: '2' });
    await userEvent.clear(canvas.getByLabelText('Minimum quantity'));
    await userEvent.tab();
    await expect(await canvas.findByText(product.requiredMinQuantity())).toBeVisible();
  },
};

/** Submitting waits for the upload. Cancelling the upload ends the wait and shows the reason. */
export const WaitsForPicture: Story = {
  parameters: { api: [imagesScenarios.slow] },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement);
    await fill(canvas);
    await add(canvas);
    await expectVisible(canvas, /as soon as its picture has uploaded/);
    await expect(canvas.getByRole('button', { name: 'Add product' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expectVisible(canvas, product.requiredImage());
    await expect(canvas.getByLabelText('Product name')).toHaveValue(gear.name);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const PictureFailed: Story = {
  parameters: { api: [imagesScenarios.failed] },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement);
    await expectVisible(canvas, 'The pictures cannot be reached. Try again in a minute.');
    await fill(canvas);
    await add(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Image/ })).toHaveFocus());
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** The upload fails without a message. */
export const UploadBreaks: Story = {
  parameters: { api: [] },
  args: { onUpload: fn<AddPartFormProps['onUpload']>(() => Promise.reject(new Error('Not foreseen'))) },
  render: (args) => <AddPartForm {...args} />,
  play: ({ canvasElement }) => choose(canvasElement),
};

export const PictureRetried: Story = {
  parameters: { api: [imagesScenarios.failedOnce] },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await isAdded(canvas);
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
  },
};

/** A file that the server would reject is not sent. */
export const TooLarge: Story = {
  parameters: { api: [] },
  play: async ({ canvas, canvasElement, args }) => {
    const bytes = new Uint8Array(limits.image.maxBytes + 1);
    await choose(canvasElement, new File([bytes], 'scan.png', { type: 'image/png' }));
    await expectVisible(canvas, 'scan.png is larger than 5 MB. Choose a smaller file.');
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

/** The name is rejected. All other values stay, including the image. */
export const NameTaken: Story = {
  args: { onAdd: refusing({ field: 'name', message: 'There is a part named Gear already' }) },
  play: async ({ canvas, canvasElement }) => {
    await fillWithPicture(canvas, canvasElement);
    await add(canvas);
    await expect(await canvas.findByText(/^There is a part named/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Product name')).toHaveFocus());
    await expect(canvas.getByText('timing-gear-48t.png')).toBeVisible();
    await expect(canvas.getByLabelText('Price')).toHaveValue(gear.price);
  },
};

/** A second attempt does not upload the image again. */
export const Failed: Story = {
  parameters: { api: [adminPartsScenarios.addFailed, ...imagesHandlers] },
  play: async ({ canvas, canvasElement, args }) => {
    await fillWithPicture(canvas, canvasElement);
    await add(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong at the works');
    await expect(canvas.getByText('timing-gear-48t.png')).toBeVisible();
    await add(canvas);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(2));
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};

/** The product's message, and the server's reason below it. */
export const FailedInProductWords: Story = {
  args: { onAdd: refusing({ message: product.productNotAdded(), reason: 'The works cannot be reached' }) },
  play: async ({ canvas, canvasElement }) => {
    await fillWithPicture(canvas, canvasElement);
    await add(canvas);
    const [words, reason] = within(await canvas.findByRole('alert')).getAllByRole('paragraph');
    await expect(words?.textContent).toBe(product.productNotAdded());
    await expect(reason).toHaveTextContent('The works cannot be reached');
  },
};

export const Pending: Story = {
  parameters: { api: [adminPartsScenarios.addNeverAnswers, ...imagesHandlers] },
  play: async ({ canvas, canvasElement, args }) => {
    await fillWithPicture(canvas, canvasElement);
    await submitTwice(canvasElement);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: 'Add product' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByLabelText('Product name')).toHaveValue(gear.name);
  },
};

export const Clears: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fillWithPicture(canvas, canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByLabelText('Product name')).toHaveValue('');
    await expect(canvas.queryByText('timing-gear-48t.png')).toBeNull();
  },
};

export const LongContent: Story = {
  parameters: { api: [] },
  globals: { viewport: { value: 'narrowest' } },
  play: ({ canvas }) =>
    fill(canvas, {
      name: longWord,
      description: `<b>${longWord}</b>`,
      price: '999999.99',
      quantity: '1000000',
    }),
};
