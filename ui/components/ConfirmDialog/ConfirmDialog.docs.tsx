import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

const buttons = (
  <Inline gap="2" justify="end">
    <Button>Close</Button>
    <Button tone="danger">Confirm</Button>
  </Inline>
);

export default {
  use: [
    'before an action such as deleting an order or a part.',
    'with a description list of what is affected and one sentence about the consequence.',
    'with a critical Notice under that sentence if the action fails. The dialog stays open.',
  ],
  useInstead: {
    Dialog: 'for a short task with fields or a choice.',
    Drawer: 'to show the details of a row.',
    Notice: 'for information that needs no answer.',
    ToastRegion: 'to report the result of an action.',
  },
  content: [
    'Write the title as a question that names the action: "Delete this order?"',
    'Say in numbers what happens: "Nothing was charged, and 120 pieces go back to stock."',
    'Put no control in the content, so that Close has the initial focus. The labels of the buttons are fixed.',
  ],
  good: {
    example: (
      <Panel>
        <Stack gap="4">
          <Text style="title">Delete this order?</Text>
          <Text style="body">Nothing was charged, and 120 pieces go back to stock.</Text>
          {buttons}
        </Stack>
      </Panel>
    ),
    text: 'The sentence says what happens to the payment and to the stock.',
  },
  bad: {
    example: (
      <Panel>
        <Stack gap="4">
          <Text style="title">Delete this order?</Text>
          <Text style="body">Do you really want to do this?</Text>
          {buttons}
        </Stack>
      </Panel>
    ),
    text: 'The sentence repeats the question. Nobody learns the consequence.',
  },
  keyboard: {
    'Tab or Shift + Tab': 'Moves the focus between Close and Confirm. It does not leave the dialog.',
    'Enter or Space': 'Presses the focused button. A disabled or pending one ignores the key.',
    Escape: 'Closes the dialog, unless the action is pending. The focus returns to where it was before.',
  },
  screenReader:
    '"Delete this order?, alert dialog" with the content as its description, then "Close, button". Screen readers ignore the page behind it. While the action is pending, Close is announced as dimmed or unavailable and Confirm as busy.',
} satisfies ComponentDocs;
