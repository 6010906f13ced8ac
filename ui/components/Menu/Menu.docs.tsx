import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Menu } from './Menu.tsx';

const none = () => undefined;

export default {
  use: [
    'for the rarely used actions of a table row that has no space for more buttons.',
    'with the actions that are possible now. Leave out the others.',
    'with the tone `critical` for an action that takes something away. It is the last in the list and opens a ConfirmDialog.',
  ],
  useInstead: {
    Button: 'for the main action of the row, next to the menu.',
    IconButton: 'for a single action. A menu with one entry only adds a press.',
    Select: 'to choose a value.',
    Drawer: 'for the navigation of a narrow screen.',
  },
  content: [
    'Name the item in `label`, because every row has a menu: "More for Ventilated brake disc".',
    'Start each entry with a verb if it changes something: "Block", "Sign out everywhere".',
    'Give all entries of a list an icon, or none. An entry with an empty label is not shown.',
  ],
  good: {
    example: (
      <Inline gap="3">
        <Button size="sm" onPress={none}>
          Make Admin
        </Button>
        <Menu
          label="More for Greta Nyström"
          items={[
            { label: 'Sign out everywhere', icon: 'logout', onSelect: none },
            { label: 'Block', icon: 'x', tone: 'critical', onSelect: none },
          ]}
        />
      </Inline>
    ),
    text: 'The main action of the row is a button. The menu contains the others.',
  },
  bad: {
    example: (
      <Inline gap="3">
        <Menu
          label="More for Greta Nyström"
          items={[
            { label: 'Make Admin', icon: 'user', onSelect: none },
            { label: 'Sign out everywhere', icon: 'logout', onSelect: none },
            { label: 'Block', icon: 'x', tone: 'critical', onSelect: none },
          ]}
        />
      </Inline>
    ),
    text: 'The menu hides the main action of the row.',
  },
  keyboard: {
    Tab: 'Moves the focus to the button. While the menu is open, it does nothing.',
    'Enter, Space or Arrow down': 'On the button: opens the menu and focuses its first entry.',
    'Arrow up or Arrow down':
      'In the menu: moves to the previous or next entry, and from one end to the other.',
    'Home or End': 'In the menu: moves to the first or last entry.',
    'A letter': 'In the menu: moves to the next entry that begins with it.',
    'Enter or Space': 'In the menu: carries out the action and closes the menu.',
    Escape: 'Closes the menu and returns the focus to the button.',
  },
  screenReader:
    '"More for Ventilated brake disc, menu button, collapsed". In the open menu: "Details, menu item, 1 of 3". The icons are hidden.',
} satisfies ComponentDocs;
