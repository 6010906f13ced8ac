import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

export default {
  use: [
    'for a well-known action where there is no space for a label.',
    'in the size `sm` in a table row, with an icon of 16 px.',
    'in the tone `critical` to delete something.',
    'with `isExpanded` to show and hide content.',
  ],
  useInstead: {
    Button: 'where there is space for a label.',
    Menu: 'for several actions behind one button.',
    LinkButton: 'to open another page with the look of a button.',
    Icon: 'to decorate a label.',
  },
  matrix: {
    variants: {
      Neutral: (state) => (
        <IconButton label="Menu" icon={<Icon name="menu" />} onPress={() => undefined} {...state} />
      ),
      Critical: (state) => (
        <IconButton
          label="Delete Wheel bearing"
          tone="critical"
          icon={<Icon name="trash" />}
          onPress={() => undefined}
          {...state}
        />
      ),
      Small: (state) => (
        <IconButton
          label="Save stock"
          size="sm"
          icon={<Icon name="check" size={16} />}
          onPress={() => undefined}
          {...state}
        />
      ),
    },
    isControl: true,
    states: { Disabled: { isDisabled: true } },
  },
  content: [
    'The label says what happens, with a verb: "Save stock". A menu is only named: "Menu".',
    'In a list, the label also names the item: "Delete Wheel bearing".',
    'If each press selects the next option, the label names the current one: "Theme: dark".',
  ],
  good: {
    example: (
      <IconButton
        label="Delete Wheel bearing"
        tone="critical"
        icon={<Icon name="trash" />}
        onPress={() => undefined}
      />
    ),
    text: 'The bin is known for Delete.',
  },
  bad: {
    example: (
      <IconButton
        label="Delete Wheel bearing"
        tone="critical"
        icon={<Icon name="x" />}
        onPress={() => undefined}
      />
    ),
    text: 'The cross is known for Close, so users press it by mistake.',
  },
  keyboard: {
    Tab: 'Moves the focus to the button, also while it is disabled, and shows the tooltip.',
    'Enter or Space': 'Presses it. A disabled button ignores the key.',
    Escape: 'Hides the tooltip.',
  },
  screenReader:
    '"Delete Wheel bearing, button". The tooltip is not announced again. A disabled button is announced as dimmed or unavailable, and one with `isExpanded` as expanded or collapsed.',
} satisfies ComponentDocs<IconButtonProps>;
