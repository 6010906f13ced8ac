import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { ErrorState } from './ErrorState.tsx';

export default {
  use: [
    'in the place of a section that did not load.',
    'with `onRetry` wherever loading again can help.',
    'with `requestId` if the response has one, so that users can send it to support.',
  ],
  useInstead: {
    EmptyState: 'if loading succeeded and there is no data.',
    Notice: 'for the error of a form, above its button.',
    ToastRegion: 'if an action failed and no element on the page can show it.',
  },
  matrix: {
    variants: {
      Full: () => (
        <ErrorState
          title="Orders could not be loaded"
          text="Nothing you did is lost."
          requestId="0199c1a2-7b7e-7c50-9d1e-3f0b6f2a8c11"
          drawing={<Drawing name="gear" variant="missing" />}
          onRetry={() => undefined}
        />
      ),
      'Without drawing': () => (
        <ErrorState
          title="Stock could not be loaded"
          text="Nothing you did is lost."
          onRetry={() => undefined}
        />
      ),
      'Without retry': () => (
        <ErrorState title="This part could not be loaded" text="Nothing you did is lost." />
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'The title says what could not be loaded: "Orders could not be loaded".',
    'The text says what is safe: "Nothing you did is lost."',
    'Write no exclamation mark and no "oops".',
  ],
  good: {
    example: (
      <ErrorState
        title="Orders could not be loaded"
        text="Nothing you did is lost."
        onRetry={() => undefined}
      />
    ),
    text: 'The title says what happened.',
  },
  bad: {
    example: (
      <ErrorState title="Oops! Something broke." text="Nothing you did is lost." onRetry={() => undefined} />
    ),
    text: 'The title does not say what is missing from the page.',
  },
  screenReader:
    'It is an alert: the title, the text and the request id are announced when it appears. Its buttons are "Try again" and the request id with "copy request id".',
} satisfies ComponentDocs;
