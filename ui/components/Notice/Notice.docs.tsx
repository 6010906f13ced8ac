import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Notice } from './Notice.tsx';

export default {
  use: [
    'as long as the message applies. It has no close button.',
    'in the tone `critical` for something that failed or is not possible, `caution` for a limit or a change that matters now.',
    'in the tone `positive` for a result that stays visible, `info` for everything else.',
    'directly above the button of a form whose submit failed.',
  ],
  useInstead: {
    ToastRegion: 'for the result of an action that needs no place on the page.',
    ErrorState: 'in the place of a section that could not be loaded.',
    Field: 'for a hint or an error of a field: its message line.',
    ConfirmDialog: 'to ask before an action with consequences.',
  },
  matrix: {
    variants: {
      Info: () => <Notice tone="info">Messages are not sent yet.</Notice>,
      Positive: () => (
        <Notice tone="positive" icon="mail-check">
          We sent an email to anna@example.com.
        </Notice>
      ),
      Caution: () => (
        <Notice tone="caution">The price has changed from $64.00 to $68.00. Nothing was ordered.</Notice>
      ),
      Critical: () => <Notice tone="critical">The figures could not be loaded.</Notice>,
      'With a title': () => (
        <Notice tone="critical" title="Out of stock">
          Sold out. We are making more. Check again later.
        </Notice>
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'Say what applies, with the numbers: "Only 7 in stock, and the minimum order is 10."',
    'After a failure, also say what was kept: "Nothing you did is lost."',
    'A title names the state in a few words. The text gives the details and does not repeat the title.',
    'Write whole sentences with a full stop. The title has none, unless it is a sentence.',
  ],
  good: {
    example: <Notice tone="caution">Only 7 in stock, and the minimum order is 10.</Notice>,
    text: 'The customer sees why the part cannot be ordered.',
  },
  bad: {
    example: <Notice tone="caution">Not enough stock.</Notice>,
    text: 'Without the numbers, the customer does not know how many are missing.',
  },
  screenReader:
    'A `critical` notice is an alert: it is announced as soon as it appears. The other tones are status messages, which some screen readers do not announce if they appear together with their text. The icon is hidden.',
} satisfies ComponentDocs;
