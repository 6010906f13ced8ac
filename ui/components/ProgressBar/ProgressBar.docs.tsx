import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ProgressBar } from './ProgressBar.tsx';

export default {
  summary: 'Shows how much of a task is done.',
  status: 'stable',
  use: [
    'while a file uploads, with the amounts as text.',
    'while an action on several orders runs, with the number of processed orders.',
    'in the tone `live` while the task runs, `done` when it succeeded and `failed` when it failed.',
  ],
  useInstead: {
    Button: 'with `isPending` for an action whose progress is not known.',
    Skeleton: 'while a section loads.',
    PageSpinner: 'while a page loads.',
    RangeIndicator: 'to show a value between a minimum and a maximum.',
  },
  anatomy: {
    example: (
      <div style={{ width: '18rem' }}>
        <ProgressBar label="Sending brake-disc.webp" value={214} max={344} tone="live" />
      </div>
    ),
    parts: { svg: 'Track, filled in the colour of the tone as far as the task is done' },
  },
  matrix: {
    variants: {
      Live: () => (
        <div style={{ width: '18rem' }}>
          <ProgressBar label="Sending brake-disc.webp" value={214} max={344} tone="live" />
        </div>
      ),
      Done: () => (
        <div style={{ width: '18rem' }}>
          <ProgressBar label="brake-disc.webp" value={344} max={344} tone="done" />
        </div>
      ),
      Failed: () => (
        <div style={{ width: '18rem' }}>
          <ProgressBar label="brake-disc.webp" value={138} max={344} tone="failed" />
        </div>
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'The label names the task: "Sending brake-disc.webp", not "Progress".',
    'Show the amounts as text above the bar: "Sending, 214 of 344 KB".',
    'If the task fails, replace the amounts with the error. The colour alone does not say it.',
  ],
  good: {
    example: (
      <Stack gap="2">
        <Text style="small">Sending, 214 of 344 KB</Text>
        <ProgressBar label="Sending brake-disc.webp" value={214} max={344} tone="live" />
      </Stack>
    ),
    text: 'The text gives the amounts.',
  },
  bad: {
    example: (
      <Stack gap="2">
        <ProgressBar label="Sending brake-disc.webp" value={214} max={344} tone="live" />
      </Stack>
    ),
    text: 'The bar alone does not say what is in progress, nor how much is left.',
  },
  keyboard: {},
  screenReader:
    '"Sending brake-disc.webp, progress bar, 62%". The tone is not announced, so the text near the bar gives the result.',
} satisfies ComponentDocs;
