import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as product from '#messages/product.js';
import { adminPartsHandlers, adminPartsScenarios } from '#mocks/handlers/catalogue/admin-parts.ts';
import { imagesHandlers, imagesScenarios } from '#mocks/handlers/images.ts';
import { send, uploadTo } from '#ui/story/from-api.tsx';
import { type Canvas, expectVisible, fileInputIn, fill, press, submitTwice } from '#ui/story/checks.ts';
import { partSource } from '#mocks/fixtures/part-source.ts';
import { longWord } from '#ui/story/long-content.ts';
import { picture } from '#ui/story/picture.ts';
import { AddPartForm, type AddPartFormProps } from './AddPartForm.tsx';

export default {
  id: 'sections-addpartform',
  component: AddPartForm,
  parameters: { api: [...adminPartsHandlers, ...imagesHandlers] },
  args: {
    source: partSource,
    onUpload: fn<AddPartFormProps['onUpload']>(() => Promise.resolve({ url: '' })),
    onAdd: fn<AddPartFormProps['onAdd']>(() => Promise.resolve(null)),
  },
  render: ({ onUpload, onAdd, ...args }, { id }) => (
    <AddPartForm
      {...args}
      onUpload={async (file, options) => {
        await onUpload(file, options);
        return uploadTo(id)(file, options);
      }}
      onAdd={async (values, next) => (await onAdd(values, next)) ?? send(id, 'POST', '/post-part', values)}
    />
  ),
} satisfies Meta<typeof AddPartForm>;
type Story = StoryObj<typeof AddPartForm>;

const choose = (canvasElement: HTMLElement, file = picture) =>
  userEvent.upload(fileInputIn(canvasElement), file);

const gear = {
  'Product name': 'Timing gear, 48 teeth',
  'Minimum quantity': '2',
  Quantity: '96',
  Price: '54.00',
  Description: 'Hobbed and hardened, bored to H7.',
};

async function fillWithPicture(canvas: Canvas, canvasElement: HTMLElement, changes?: Partial<typeof gear>) {
  await choose(canvasElement);
  await canvas.findByText('timing-gear-48t.png is added');
  await fill(canvas, { ...gear, ...changes });
}

const draft = { read: () => ({ name: 'Timing gear', price: '54.00' }), keep: fn(), drop: fn() };

/** What was typed before the session ended is back. */
export const Restored: Story = {
  args: { draft },
  parameters: { api: [] },
  play: async ({ canvas }) => {
    await expect(nameField(canvas)).toHaveValue('Timing gear');
    await expect(canvas.getByLabelText('Price')).toHaveValue('54.00');
    await fill(canvas, { Description: 'Hobbed.' });
    await expect(draft.keep).toHaveBeenLastCalledWith({
      name: 'Timing gear',
      price: '54.00',
      description: 'Hobbed.',
    });
    await press(canvas, 'Clear');
    await waitFor(() => expect(draft.drop).toHaveBeenCalled());
  },
};

const nameField = (canvas: Canvas) => canvas.getByLabelText('Product name');

async function expectCleared(canvas: Canvas) {
  await waitFor(() => expect(nameField(canvas)).toHaveValue(''));
  await expect(canvas.queryByText('timing-gear-48t.png')).toBeNull();
}

export const Default: Story = { parameters: { api: [] } };

/** Numbers are sent as numbers. The form is empty afterwards, as after Clear. */
export const Adds: Story = {
  tags: ['test-only'],
  play: async ({ canvas, canvasElement, args }) => {
    await fillWithPicture(canvas, canvasElement);
    await press(canvas, 'Clear');
    await expectCleared(canvas);

    await fillWithPicture(canvas, canvasElement, { Price: '1,054.50' });
    await press(canvas, 'Add product');
    const { 'Product name': name, Description: description } = gear;
    const image = '/pictures/gear-cutout-800.webp';
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        { name, minQuantity: 2, quantity: 96, price: 1054.5, description, image },
        'list',
      ),
    );
    await expectCleared(canvas);
    await expect(canvas.queryByText(product.requiredProductName())).toBeNull();

    await fillWithPicture(canvas, canvasElement);
    await press(canvas, 'Save and add another');
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith(expect.anything(), 'another'));
    await waitFor(() => expect(nameField(canvas)).toHaveFocus());
    await expectCleared(canvas);
  },
};

const kilobyte = 1024;
const bigPicture = new File([new Uint8Array(344 * kilobyte)], 'timing-gear-48t.webp', { type: 'image/webp' });

/** Submitting waits for the upload. Cancelling the upload ends the wait and shows the reason. */
export const WaitsForPicture: Story = {
  tags: ['test-only'],
  parameters: { api: [] },
  args: {
    onUpload: fn<AddPartFormProps['onUpload']>((_file, { onProgress }) => {
      onProgress(214 * kilobyte);
      return new Promise(() => undefined);
    }),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, bigPicture);
    await fill(canvas, gear);
    await press(canvas, 'Add product');
    await expectVisible(canvas, /as soon as its picture has uploaded/);
    await expect(canvas.getByRole('button', { name: 'Add product' })).toHaveAttribute('aria-busy', 'true');
    await press(canvas, 'Cancel');
    await expectVisible(canvas, product.requiredImage());
    await choose(canvasElement, bigPicture);
    await expectVisible(canvas, 'Sending, 214 of 344 KB');
    await expect(nameField(canvas)).toHaveValue(gear['Product name']);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const PictureFailed: Story = {
  parameters: { api: [imagesScenarios.failed] },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement);
    await expectVisible(canvas, 'The pictures cannot be reached. Try again in a minute.');
    await press(canvas, 'Try again');
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2));
    await fill(canvas, gear);
    await press(canvas, 'Add product');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Image/ })).toHaveFocus());
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** The upload fails without a message. */
export const UploadBreaks: Story = {
  parameters: { api: [] },
  args: { onUpload: fn<AddPartFormProps['onUpload']>(() => Promise.reject(new Error('Not foreseen'))) },
  play: ({ canvasElement }) => choose(canvasElement),
};

/** A second attempt does not upload the image again. */
export const Failed: Story = {
  parameters: { api: [adminPartsScenarios.addFailed, ...imagesHandlers] },
  play: async ({ canvas, canvasElement, args }) => {
    await fillWithPicture(canvas, canvasElement);
    await press(canvas, 'Add product');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong at the works');
    await press(canvas, 'Add product');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(2));
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  parameters: { api: [adminPartsScenarios.addNeverAnswers, ...imagesHandlers] },
  play: async ({ canvas, canvasElement, args }) => {
    await fillWithPicture(canvas, canvasElement);
    await submitTwice(canvasElement);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: 'Add product' })).toHaveAttribute('aria-busy', 'true');
    await press(canvas, 'Clear');
    await expect(nameField(canvas)).toHaveValue(gear['Product name']);
  },
};

/** The card shows the typed values immediately. */
export const LongContent: Story = {
  parameters: { api: [] },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('ul[inert]');
    await expect(card).toHaveTextContent('Product name–DescriptionQuantity–Minimum order–Buy Now');
    const [Description, Price, Quantity] = [`<b>${longWord}</b>`, '999999.99', '1000000'];
    await fill(canvas, { ...gear, 'Product name': longWord, Description, Price, Quantity });
    for (const text of [longWord, Description, '$999,999.99', '1,000,000']) {
      await waitFor(() => expect(card).toHaveTextContent(text));
    }
  },
};
