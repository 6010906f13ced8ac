import * as m from '#messages/admin-order-table.js';
import * as job from '#messages/bulk-job.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { ConfirmAction, type AskProps } from '../ConfirmAction/ConfirmAction.tsx';

/** Asks before all orders that match, by their number, are deleted. */
export function DeleteAllDialog(props: AskProps<{ count: number }>) {
  return (
    <ConfirmAction {...props} title={({ count }) => m.bulkDeleteTitle({ count, shown: formatCount(count) })}>
      {() => <p>{job.deleteText()}</p>}
    </ConfirmAction>
  );
}
