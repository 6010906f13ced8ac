import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';

export default {
  summary: 'Covers the page with one short task.',
  status: 'stable',
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
  anatomy: {
    example: (
      <div style={{ width: '24rem' }}>
        <Panel>
          <Stack gap="5">
            <Text style="title">Edit address</Text>
            <TextField label="Address" name="address" defaultValue="Magasinsgatan 12, Göteborg" />
            <Inline gap="3" justify="end">
              <Button>Close</Button>
              <Button tone="primary">Save</Button>
            </Inline>
          </Stack>
        </Panel>
      </div>
    ),
    parts: {
      p: 'Title, the accessible name of the dialog',
      label: 'Content: text, facts or fields',
      button: 'Close',
      'button + button': 'Main action, last',
    },
  },
  matrix: { stories: ['Open', 'Long Content'] },
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
