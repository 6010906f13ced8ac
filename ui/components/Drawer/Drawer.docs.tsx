import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Money } from '../Money/Money.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export default {
  summary: 'Slides in from the side, with the details of a row or with a menu.',
  status: 'stable',
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
  anatomy: {
    example: (
      <div style={{ width: '26rem' }}>
        <Panel>
          <Stack gap="5">
            <Inline gap="3" justify="between">
              <Text style="title">Order 000001</Text>
              <IconButton label="Close" icon={<Icon name="x" />} onPress={() => undefined} />
            </Inline>
            <DescriptionList
              columns={2}
              cells={[
                { label: 'Product Name', value: 'Ventilated brake disc', span: 2 },
                { label: 'Quantity', value: '120' },
                { label: 'Total Price', value: <Money amount={7680} /> },
              ]}
            />
            <Inline gap="3" justify="end">
              <Button tone="quiet">Print receipt</Button>
              <Button tone="solid">Buy again</Button>
            </Inline>
          </Stack>
        </Panel>
      </div>
    ),
    parts: {
      p: 'Title. A menu may show the wordmark in its place',
      '[aria-label="Close"]': 'Close, always visible in the size detail',
      dl: 'Content, which scrolls',
      'dl + div > button': 'Actions, optional and always visible',
    },
  },
  matrix: { stories: ['Left', 'Detail'] },
  content: [
    'The title is the name of the item, "Order 000001", or of the menu, "Dashboard".',
    'Start each action with a verb: "Print receipt", "Save changes".',
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
