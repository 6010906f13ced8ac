import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';

export default {
  use: [
    'for one short task: a few fields, or a choice.',
    'to explain why a user cannot be made an admin yet, with Close as its only button.',
    'one at a time. A dialog does not open another.',
  ],
  useInstead: {
    ConfirmDialog: 'to ask before an action that cannot be undone.',
    Drawer: 'for the details of a row, while the list stays visible.',
    Notice: 'for information about content on the page.',
    ToastRegion: 'to report that an action succeeded.',
  },
  content: [
    'The title is the task or the fact: "Edit address", not "Attention".',
    'The main action is last and starts with a verb. The other button is "Close".',
    'Say in one or two sentences only what the title does not say.',
  ],
  good: {
    example: (
      <Inline gap="3" justify="end">
        <Button>Close</Button>
        <Button tone="primary">Save</Button>
      </Inline>
    ),
    text: 'The main action says what happens.',
  },
  bad: {
    example: (
      <Inline gap="3" justify="end">
        <Button>Close</Button>
        <Button tone="primary">OK</Button>
      </Inline>
    ),
    text: '"OK" does not say what happens.',
  },
  keyboard: {
    Tab: 'Moves the focus to the next control of the dialog, and from the last to the first.',
    'Shift + Tab': 'Moves the focus to the previous control, and from the first to the last.',
    Escape: 'Closes the dialog unless it is busy. The focus returns to the element that opened it.',
  },
  screenReader:
    '"Edit address, dialog", then the content and the focused control. With `isAlert` it is an alert dialog. The rest of the page is hidden from screen readers while it is open.',
} satisfies ComponentDocs;
