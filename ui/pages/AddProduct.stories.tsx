import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, type within } from 'storybook/test';
import { messages } from '#contract/messages.ts';
import { adminPartsHandlers, adminPartsScenarios } from '#mocks/handlers/admin-parts.ts';
import { imagesHandlers } from '#mocks/handlers/images.ts';
import { ToastRegion, type Toast } from '../components/ToastRegion/ToastRegion.tsx';
import { AddPartForm, type AddPartFormProps } from '../sections/AddPartForm/AddPartForm.tsx';
import { AdminPage } from '../story/AdminPage.tsx';
import { send } from '../story/send.ts';
import { uploadTo } from '../story/upload-to.ts';

const added: Toast = { id: 'added', tone: 'positive', text: messages.productAdded };

interface PageProps {
  story: string;
  onUpload?: AddPartFormProps['onUpload'];
}

/** Says what the app says once a part is added. */
function Page({ story, onUpload }: PageProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <AdminPage
      currentPath="/admin-dashboard/add-product"
      title="Add a Product"
      counts={{ users: 112, orders: 9, parts: 28 }}
    >
      <AddPartForm
        onUpload={onUpload ?? uploadTo(story)}
        onAdd={async (values) => {
          const refusal = await send(story, { method: 'POST', path: '/post-part', body: values });
          if (refusal === null) setToasts([added]);
          return refusal && { message: messages.productNotAdded };
        }}
      />
      <ToastRegion toasts={toasts} onDismiss={() => setToasts([])} />
    </AdminPage>
  );
}

const meta = {
  title: 'Pages/Add Product',
  parameters: { layout: 'fullscreen', api: [...adminPartsHandlers, ...imagesHandlers] },
  args: {},
  render: ({ onUpload }, { id }) => <Page story={id} onUpload={onUpload} />,
} satisfies Meta<Pick<PageProps, 'onUpload'>>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** A drawn gear, as a file that a person would choose. */
async function choosePicture(canvasElement: HTMLElement) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is nowhere to choose a file');
  const answer = await fetch('pictures/gear-cutout-800.webp');
  const picture = new Uint8Array(344 * 1024);
  picture.set(new Uint8Array(await answer.arrayBuffer()).subarray(0, picture.length));
  await userEvent.upload(input, new File([picture], 'timing-gear-48t.webp', { type: 'image/webp' }));
}

async function fill(canvas: Canvas, minimum: string) {
  await userEvent.click(canvas.getByLabelText('Product name'));
  await userEvent.paste('Timing gear, 48 teeth');
  await userEvent.type(canvas.getByLabelText('Minimum quantity'), minimum);
  await userEvent.type(canvas.getByLabelText('Quantity'), '96');
  await userEvent.type(canvas.getByLabelText('Price'), '54.00');
  await userEvent.click(canvas.getByLabelText('Description'));
  await userEvent.paste('Hobbed and hardened, bored to H7. Keyed, with the timing mark etched.');
}

const add = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Add product' }));

/** The comp: the picture is on its way, and the minimum was left out. */
export const Default: Story = {
  parameters: { api: [] },
  args: {
    onUpload: (_file, { onProgress }) => {
      onProgress(214 * 1024);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await choosePicture(canvasElement);
    await fill(canvas, '2');
    await userEvent.clear(canvas.getByLabelText('Minimum quantity'));
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await expect(await canvas.findByText(messages.required.minQuantity)).toBeVisible();
    await expect(canvas.getByText('Sending, 214 of 344 KB')).toBeVisible();
  },
};

export const Untouched: Story = { parameters: { api: [] } };

export const Added: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choosePicture(canvasElement);
    await canvas.findByText('timing-gear-48t.webp is added');
    await fill(canvas, '2');
    await add(canvas);
    await expect(await screen.findByText(messages.productAdded)).toBeVisible();
  },
};

/** The picture that is there already stays, and so does everything typed. */
export const NotAdded: Story = {
  parameters: { api: [adminPartsScenarios.addFailed, ...imagesHandlers] },
  play: async ({ canvas, canvasElement }) => {
    await choosePicture(canvasElement);
    await canvas.findByText('timing-gear-48t.webp is added');
    await fill(canvas, '2');
    await add(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.productNotAdded.trim());
    await expect(canvas.getByText('timing-gear-48t.webp')).toBeVisible();
  },
};
