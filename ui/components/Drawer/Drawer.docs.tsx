import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Text } from '../Text/Text.tsx';

export default {
  use: [
    'from the right, in the size `detail`, for the details of a row. The list stays visible.',
    'in the size `menu` for the menu of a narrow screen, from the side of its button.',
    'with the actions in `foot`, where they stay visible while the content scrolls.',
  ],
  useInstead: {
    Dialog: 'for one short task.',
    ConfirmDialog: 'to ask before an action that cannot be undone.',
    Menu: 'for a few actions behind one button.',
  },
  content: [
    'The title is the name of the item, "Order 000001", or of the menu, "Dashboard".',
    'Start each action with a verb: "Buy again", "Save changes".',
  ],
  good: {
    example: (
      <Panel>
        <Inline gap="3" justify="between">
          <Text style="title">Order 000001</Text>
          <IconButton label="Close" icon={<Icon name="x" />} onPress={() => undefined} />
        </Inline>
      </Panel>
    ),
    text: 'The title says which order it is.',
  },
  bad: {
    example: (
      <Panel>
        <Inline gap="3" justify="between">
          <Text style="title">Details</Text>
          <IconButton label="Close" icon={<Icon name="x" />} onPress={() => undefined} />
        </Inline>
      </Panel>
    ),
    text: 'With this title, the drawers of all orders have the same name.',
  },
  keyboard: {
    Tab: 'Moves the focus to the next control of the drawer, and from the last to the first.',
    'Shift + Tab': 'Moves the focus to the previous control, and from the first to the last.',
    Escape: 'Closes the drawer unless it is busy. The focus returns to the element that opened it.',
  },
  screenReader:
    '"Order 000001, dialog", then the first control. The title is announced also when `head` replaces it. The rest of the page is hidden from screen readers while the drawer is open.',
} satisfies ComponentDocs;
