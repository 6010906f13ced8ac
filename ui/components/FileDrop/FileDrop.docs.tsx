import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const image: FileDropProps = {
  label: 'Image',
  accept: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
  maxBytes: 5 * 1024 ** 2,
  file: null,
  hint: 'PNG, JPEG, WebP or AVIF, up to 5 MB. Best at 4:3 and 1200 × 900 or larger.',
  onChoose: () => undefined,
  onCancel: () => undefined,
  onRetry: () => undefined,
  onRemove: () => undefined,
};

const file = {
  name: 'brake-disc.webp',
  size: 344 * 1024,
  previewUrl: '/pictures/brake-disc-cutout-400.webp',
};

export default {
  use: [
    'for an image in a form, such as the image of a part.',
    'with `recommendedSize` if smaller images would look blurred. They are accepted with a warning.',
    'with the real progress in `file`, which also shows a failed upload with Try again.',
  ],
  useInstead: {
    Picture: 'to show the image of a part.',
    ProgressBar: 'for the progress of something else.',
  },
  matrix: {
    variants: {
      Empty: (state) => (
        <div style={{ width: '20rem' }}>
          <FileDrop {...image} {...state} />
        </div>
      ),
      Sending: (state) => (
        <div style={{ width: '20rem' }}>
          <FileDrop {...image} file={{ ...file, status: 'sending', sentBytes: 214 * 1024 }} {...state} />
        </div>
      ),
      Added: (state) => (
        <div style={{ width: '20rem' }}>
          <FileDrop {...image} file={{ ...file, status: 'done', url: file.previewUrl }} {...state} />
        </div>
      ),
      Failed: (state) => (
        <div style={{ width: '20rem' }}>
          <FileDrop
            {...image}
            file={{ ...file, status: 'failed', message: 'The picture could not be sent. Try again.' }}
            {...state}
          />
        </div>
      ),
    },
    isControl: true,
    states: { Error: { error: 'Choose a picture' } },
  },
  content: [
    'The label says what the file is: "Image".',
    'The hint names the accepted types and the best size.',
    'The message of a failed upload says what happened and what to do.',
  ],
  good: {
    example: <FileDrop {...image} />,
    text: 'The hint says which images are accepted, before one is chosen.',
  },
  bad: {
    example: <FileDrop {...image} hint="Only valid files." />,
    text: 'The hint does not say which images are accepted.',
  },
  keyboard: {
    Tab: 'Moves the focus to the zone, then to the buttons of the chosen file.',
    'Enter or Space': 'Opens the file picker of the browser.',
    'Ctrl + V': 'Adds the copied file while the zone has the focus. On a Mac it is Command + V.',
  },
  screenReader:
    '"Image Drop the picture here or choose a file, button", then the hint and the error. "Sending brake-disc.webp", "brake-disc.webp is added" or the reason of a failure is announced once. Progress is not announced.',
} satisfies ComponentDocs<FileDropProps>;
