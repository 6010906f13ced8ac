import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as product from '#messages/product.ts';
import { FileDrop, type FileDropState } from './FileDrop.tsx';

/** A green square: what a browser can show without asking anybody for it. */
const previewUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><path fill="#14693f" d="M0 0h1200v900H0z"/></svg>',
)}`;

const facts = { name: 'timing-gear-48t.webp', size: 344 * 1024, previewUrl };

const sending: FileDropState = { ...facts, status: 'sending', sentBytes: 214 * 1024 };

const meta = {
  title: 'Components/FileDrop',
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
    onRefuse: fn(),
  },
  render: function Render(args) {
    const [file, setFile] = useState(args.file);
    return (
      <FileDrop
        {...args}
        file={file}
        onChoose={(chosen) => {
          setFile({ name: chosen.name, size: chosen.size, status: 'sending', sentBytes: 0 });
          args.onChoose(chosen);
        }}
        onCancel={() => {
          setFile(null);
          args.onCancel();
        }}
        onRemove={() => {
          setFile(null);
          args.onRemove();
        }}
      />
    );
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const png = (name = 'gear.png', bytes = 2048) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

function transferOf(...files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

interface Canvas {
  getByRole(role: 'button', options: { name: RegExp }): HTMLElement;
}

const zoneOf = (canvas: Canvas) => canvas.getByRole('button', { name: /Drop the picture here/ });

function drag(
  turn: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  target: HTMLElement,
  dataTransfer: DataTransfer,
) {
  target.dispatchEvent(new DragEvent(turn, { bubbles: true, cancelable: true, dataTransfer }));
}

function paste(target: HTMLElement, clipboardData: DataTransfer) {
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

function chooserOf(canvasElement: HTMLElement): HTMLInputElement {
  const chooser = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!chooser) throw new Error('There is nothing to choose a file with');
  return chooser;
}

/** The whole zone is one button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('button', { name: 'Image Drop the picture here or choose a file' });
    await expect(zone).toHaveAccessibleDescription(/PNG, JPEG or WebP, up to 5 MB/);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** Enter and Space open the file picker. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const chooser = chooserOf(canvasElement);
    const opened = fn((event: Event) => event.preventDefault());
    chooser.addEventListener('click', opened);
    await userEvent.tab();
    await expect(zoneOf(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenCalledTimes(2);
    chooser.removeEventListener('click', opened);
  },
};

export const Chosen: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const file = png();
    await userEvent.upload(chooserOf(canvasElement), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
    await expect(canvas.getByText('Sending, 0 of 2 KB')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending gear.png');
  },
};

export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    const zone = zoneOf(canvas);
    drag('dragenter', zone, transferOf(png()));
    await expect(await canvas.findByText('Let go to add it')).toBeVisible();
    drag('dragover', zone, transferOf(png()));
    await expect(await canvas.findByText('Let go to add it')).toBeVisible();
  },
};

export const DraggedAway: Story = {
  play: async ({ canvas }) => {
    const zone = zoneOf(canvas);
    const { height } = zone.getBoundingClientRect();
    drag('dragenter', zone, transferOf(png()));
    await canvas.findByText('Let go to add it');
    await expect(zone.getBoundingClientRect().height).toBe(height);
    drag('dragleave', zone, transferOf(png()));
    await waitFor(() => expect(canvas.queryByText('Let go to add it')).not.toBeInTheDocument());
  },
};

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const zone = zoneOf(canvas);
    const file = png();
    drag('dragenter', zone, transferOf(file));
    drag('drop', zone, transferOf(file));
    await expect(args.onChoose).toHaveBeenCalledWith(file);
    await waitFor(() => expect(canvas.queryByText('Let go to add it')).not.toBeInTheDocument());
    await expect(await canvas.findByText('gear.png')).toBeVisible();
  },
};

/** A file dropped just outside the zone does not replace the page. */
export const DroppedBeside: Story = {
  play: async ({ canvasElement, args }) => {
    await waitFor(() => {
      const drop = new DragEvent('drop', {
        bubbles: true,
        cancelable: true,
        dataTransfer: transferOf(png()),
      });
      canvasElement.dispatchEvent(drop);
      return expect(drop.defaultPrevented).toBe(true);
    });
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const file = png('image.png');
    paste(zoneOf(canvas), transferOf(file));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(file));
  },
};

export const PastedText: Story = {
  play: async ({ canvas, args }) => {
    const words = new DataTransfer();
    words.setData('text/plain', 'a picture of a gear');
    paste(zoneOf(canvas), words);
    await expect(
      await canvas.findByText('That is not a file. Save it first, then choose it here.'),
    ).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

const refused = (message: string, ...files: readonly File[]): Story => ({
  play: async ({ canvas, args }) => {
    drag('drop', zoneOf(canvas), transferOf(...files));
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(zoneOf(canvas)).toHaveAccessibleDescription(new RegExp(message));
    await expect(args.onRefuse).toHaveBeenCalledWith(message);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

export const WrongType: Story = refused(
  'drawing.pdf cannot be used. Choose PNG, JPEG, WebP or AVIF.',
  new File(['%PDF'], 'drawing.pdf', { type: 'application/pdf' }),
);

/** A file without a known type is rejected. */
export const UnknownType: Story = refused(
  'gear cannot be used. Choose PNG, JPEG, WebP or AVIF.',
  new File(['?'], 'gear'),
);

export const TooLarge: Story = refused(
  'gear.png is larger than 5 MB. Choose a smaller file.',
  png('gear.png', 5 * 1024 ** 2 + 1),
);

export const EmptyFile: Story = refused('gear.png is empty. Choose another file.', png('gear.png', 0));

export const SeveralFiles: Story = refused(
  'Choose one file at a time. You dropped 3.',
  png('1.png'),
  png('2.png'),
  png(),
);

export const TextDropped: Story = {
  play: async ({ canvas, args }) => {
    const words = new DataTransfer();
    words.setData('text/plain', 'a picture of a gear');
    drag('dragenter', zoneOf(canvas), words);
    await waitFor(() => expect(canvas.queryByText('Let go to add it')).not.toBeInTheDocument());
    drag('drop', zoneOf(canvas), words);
    await expect(await canvas.findByText(/^That is not a file/)).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** The next valid file clears the error. */
export const RefusedThenRight: Story = {
  play: async ({ canvas, canvasElement }) => {
    drag('drop', zoneOf(canvas), transferOf(png('gear.png', 0)));
    await expect(await canvas.findByText(/is empty/)).toBeVisible();
    await userEvent.upload(chooserOf(canvasElement), png());
    await expect(canvas.queryByText(/is empty/)).not.toBeInTheDocument();
  },
};

/** Cancelling moves focus to the file button. */
export const Sending: Story = {
  args: { file: sending },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Sending, 214 of 344 KB')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(zoneOf(canvas)).toHaveFocus();
  },
};

export const OnItsWay: Story = { args: { file: sending } };

export const Done: Story = {
  args: { file: { ...facts, status: 'done', url: 'https://images.example/gear.webp' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('344 KB, 1200 × 900')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(zoneOf(canvas)).toHaveFocus();
  },
};

const smallPictureUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="400"><path fill="#14693f" d="M0 0h200v400H0z"/></svg>',
)}`;

export const SmallPicture: Story = {
  args: {
    file: {
      ...facts,
      previewUrl: smallPictureUrl,
      status: 'done',
      url: 'https://images.example/gear.webp',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('344 KB, 200 × 400')).toBeVisible();
    await expect(
      canvas.getByText(/^This picture is 200 × 400 pixels .* Use 1200 × 900 or larger\.$/),
    ).toBeVisible();
  },
};

export const Added: Story = {
  args: { file: { ...facts, status: 'done', url: 'https://images.example/gear.webp' } },
};

/** A new file replaces the previous one. */
export const Replaced: Story = {
  args: { ...Done.args },
  play: async ({ canvas, args }) => {
    const other = png('other.png');
    drag('drop', zoneOf(canvas), transferOf(other));
    await expect(args.onChoose).toHaveBeenCalledWith(other);
    await expect(await canvas.findByText('other.png')).toBeVisible();
  },
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
  play: async ({ canvas }) => {
    await expect(zoneOf(canvas)).toHaveAccessibleDescription(new RegExp(product.requiredImage()));
  },
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
  args: {
    file: { ...facts, name: `${'bremsscheibenabdeckblech'.repeat(6)}.webp`, status: 'sending', sentBytes: 0 },
  },
};

export const HardNumbers: Story = {
  args: {
    file: { ...facts, size: -1, status: 'sending', sentBytes: Number.NaN },
    maxBytes: 0,
    hint: undefined,
  },
};

export const RightToLeft: Story = {
  args: { file: { ...facts, name: 'ترس التوقيت.webp', status: 'sending', sentBytes: 214 * 1024 } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
