import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ToastRegion.css.ts';

interface StaticToastProps {
  text: string;
  action?: string;
}

/** A toast that does not cover the page and stays. */
function StaticToast({ text, action }: StaticToastProps) {
  return (
    <div className={styles.toast} style={{ maxInlineSize: '24rem' }}>
      <span className={styles.tone.positive}>
        <Icon name="done" />
      </span>
      <p className={styles.text}>{text}</p>
      {action !== undefined && <Button size="sm">{action}</Button>}
      <button className={styles.dismiss} type="button" aria-label="Dismiss">
        <Icon name="x" size={16} />
      </button>
    </div>
  );
}

export default {
  use: [
    'once per page, for all toasts of the app.',
    'in the tone `positive` when an action succeeded. The toast disappears after five seconds, with an action after ten.',
    'in the tone `critical` when an action failed and no element on the page can show it. The toast stays until dismissed.',
    'with an action to undo, or to show the result.',
  ],
  useInstead: {
    Notice: 'for information about content on the page, while it applies.',
    TextField: 'with its `error` for an error of a field.',
    ErrorState: 'in place of a section that did not load.',
    ConfirmDialog: 'to ask before an action that cannot be undone.',
  },
  content: [
    'Write one sentence that names the item: "The stock of Wheel bearing is 480."',
    'Do not write anything that is needed later, such as a transaction id.',
    'Write one or two words as the action: "Undo", "Show it". Its `about` says to screen readers what it applies to.',
  ],
  good: {
    example: <StaticToast text="Wheel bearing is back on sale." />,
    text: 'The message is not needed any more once it has been read.',
  },
  bad: {
    example: <StaticToast text="Paid. Your transaction id is pi_3SgkT2Lx." />,
    text: 'The id is needed later, but the toast disappears after five seconds.',
  },
  keyboard: {
    F8: 'Moves the focus to the region.',
    Tab: 'Moves the focus through the toasts, their actions and Dismiss. The timers pause meanwhile.',
    'Enter or Space': 'Presses the action or Dismiss. A link opens with Enter only.',
    Escape: 'Dismisses the toast that contains the focus.',
  },
  screenReader:
    'The text of each new toast, without moving the focus. A critical toast interrupts the current announcement, the others wait. The region is named "Notifications (F8)".',
} satisfies ComponentDocs;
