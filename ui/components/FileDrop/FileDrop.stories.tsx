import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as product from '#messages/product.js';
import { type Canvas, expectVisible, shows, fileInputIn } from '#ui/story/checks.ts';
import { FileDrop, type FileDropState } from './FileDrop.tsx';
import docs from './FileDrop.docs.tsx';

/** A green image that needs no request. */
const imageUrl = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#14693f" d="M0 0h${width}v${height}H0z"/></svg>`,
  )}`;

const facts = { name: 'timing-gear-48t.webp', size: 344 * 1024, previewUrl: imageUrl(1200, 900) };
const sending: FileDropState = { ...facts, status: 'sending', sentBytes: 214 * 1024 };
const done: FileDropState = { ...facts, status: 'done', url: 'https://images.example/gear.webp' };

export default {
  title: 'Form fields/FileDrop',
  id: 'components-filedrop',
  component: FileDrop,
  args: {
    label: 'Image',
    accept: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    maxBytes: 5 * 1024 ** 2,
    file: null,
    hint: 'PNG, JPEG or WebP, up to 5 MB. Best at 4:3 and 1200 × 900 or larger.',
    recommendedSize: { width: 1200, height: 900 },
    onChoose: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  render: function Render(args) {
    const [file, setFile] = useState(args.file);
    function onChoose(chosen: File) {
      setFile({ name: chosen.name, size: chosen.size, status: 'sending', sentBytes: 0 });
      args.onChoose(chosen);
    }
    function removeWith(report: () => void) {
      setFile(null);
      report();
    }
    const onCancel = () => removeWith(args.onCancel);
    const onRemove = () => removeWith(args.onRemove);
    return <FileDrop {...args} file={file} onChoose={onChoose} onCancel={onCancel} onRemove={onRemove} />;
  },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof FileDrop>;
type Story = StoryObj<typeof FileDrop>;

const png = (name = 'gear.png', bytes = 2048) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

function transferOf(...files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

const zoneOf = (canvas: Canvas): HTMLElement => canvas.getByRole('button', { name: /Drop the picture here/ });

type DragEventName = 'dragenter' | 'dragover' | 'dragleave' | 'drop';

/** Resolves to whether the page handles the event, instead of the browser. */
function drag(name: DragEventName, target: HTMLElement, dataTransfer: DataTransfer) {
  return !target.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }));
}

function paste(target: HTMLElement, clipboardData: DataTransfer) {
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

const dragText = 'Let go to add it';
const expectNotDragged = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByText(dragText)).not.toBeInTheDocument());

/** The whole zone is one button, which opens the file picker. A file dropped beside it stays out. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const zone = canvas.getByRole('button', { name: 'Image Drop the picture here or choose a file' });
    await expect(zone).toHaveAccessibleDescription(/PNG, JPEG or WebP, up to 5 MB/);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(drag('drop', canvasElement, transferOf(png()))).toBe(true);
    await expect(args.onChoose).not.toHaveBeenCalled();
    const opened = fn((event: Event) => event.preventDefault());
    fileInputIn(canvasElement).addEventListener('click', opened, { once: true });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const file = png();
    await userEvent.upload(fileInputIn(canvasElement), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
    await expectVisible(canvas, 'Sending, 0 of 2 KB');
  },
};

function transferOfText() {
  const transfer = new DataTransfer();
  transfer.setData('text/plain', 'a picture of a gear');
  return transfer;
}

/** Dragged text and a file that leaves change nothing. A file over the zone does, without moving the page. */
export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    const zone = zoneOf(canvas);
    const { height } = zone.getBoundingClientRect();
    drag('dragenter', zone, transferOfText());
    await expectNotDragged(canvas);
    drag('dragenter', zone, transferOf(png()));
    await expectVisible(canvas, dragText);
    drag('dragleave', zone, transferOf(png()));
    await expectNotDragged(canvas);
    drag('dragover', zone, transferOf(png()));
    await expectVisible(canvas, dragText);
    await expect(zone.getBoundingClientRect().height).toBe(height);
  },
};

export const Dropped: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const zone = zoneOf(canvas);
    const file = png();
    drag('dragenter', zone, transferOf(file));
    drag('drop', zone, transferOf(file));
    await expect(args.onChoose).toHaveBeenCalledWith(file);
    await expectNotDragged(canvas);
    await expectVisible(canvas, 'gear.png');
  },
};

export const PastedText: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    paste(zoneOf(canvas), transferOfText());
    await expectVisible(canvas, 'That is not a file. Save it first, then choose it here.');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** A valid file clears the error. */
export const Pasted: Story = {
  tags: ['test-only'],
  play: async (context) => {
    await PastedText.play?.(context);
    const file = png('image.png');
    paste(zoneOf(context.canvas), transferOf(file));
    await waitFor(() => expect(context.args.onChoose).toHaveBeenCalledWith(file));
    await expect(context.canvas.queryByText(/^That is not a file/)).not.toBeInTheDocument();
  },
};

const refused = (message: string, ...files: readonly File[]): Story => ({
  play: async ({ canvas, args }) => {
    drag('drop', zoneOf(canvas), transferOf(...files));
    await expectVisible(canvas, message);
    await expect(zoneOf(canvas)).toHaveAccessibleDescription(new RegExp(message));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

export const WrongType: Story = {
  ...refused(
    'drawing.pdf cannot be used. Choose PNG, JPEG, WebP or AVIF.',
    new File(['%PDF'], 'drawing.pdf', { type: 'application/pdf' }),
  ),
};

export const TooLarge: Story = {
  ...refused('gear.png is larger than 5 MB. Choose a smaller file.', png('gear.png', 5 * 1024 ** 2 + 1)),
};

export const EmptyFile: Story = { ...refused('gear.png is empty. Choose another file.', png('gear.png', 0)) };

export const SeveralFiles: Story = {
  ...refused('Choose one file at a time. You dropped 3.', png('1.png'), png('2.png'), png()),
};

export const Sending: Story = {
  args: { file: sending },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'Sending, 214 of 344 KB');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  },
};

export const Added: Story = { args: { file: done }, play: shows('344 KB, 1200 × 900') };

/** Presses the button of the row, which is removed. Focus moves to the zone. */
const leaves = (name: 'Cancel' | 'Remove', file: FileDropState, report: 'onCancel' | 'onRemove'): Story => ({
  args: { file },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args[report]).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(zoneOf(canvas)).toHaveFocus();
  },
});

export const Cancelled: Story = { ...leaves('Cancel', sending, 'onCancel') };

export const Removed: Story = { ...leaves('Remove', done, 'onRemove') };

export const SmallPicture: Story = {
  args: { file: { ...done, previewUrl: imageUrl(400, 300) } },
  play: shows('344 KB, 400 × 300'),
};

export const SmallAndTallPicture: Story = {
  args: { file: { ...done, previewUrl: imageUrl(200, 400) } },
  play: shows('This picture is small and will be cropped to 4:3.'),
};

export const Failed: Story = {
  args: {
    file: {
      ...facts,
      status: 'failed',
      sentBytes: 138 * 1024,
      message: 'The picture could not be sent. Nothing else is lost.',
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The picture could not be sent. Nothing else is lost.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { error: product.requiredImage() },
};

/** An image that the browser cannot show is replaced by an icon. */
export const NoPreview: Story = {
  args: { file: { ...facts, previewUrl: 'data:image/png;base64,AAAA', status: 'done', url: '' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
    await expect(canvas.getByText('344 KB')).toBeVisible();
  },
};

export const LongName: Story = {
  args: { file: { ...sending, name: `${'bremsscheibenabdeckblech'.repeat(6)}.webp`, sentBytes: 0 } },
};
