import { groupBy } from '#contract/group-by.ts';
import type { PackingSlips as Slips } from '#contract/orders/invoices.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/packing-slips.js';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import * as paper from '#ui/layouts/PrintLayout/PrintLayout.css.ts';
import { PrintLayout } from '#ui/layouts/PrintLayout/PrintLayout.tsx';
import type { Remote } from '#ui/remote.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { parcelOf } from '../order/parcel-of.ts';
import { SlipSheet } from './SlipSheet.tsx';
import { SlipTogether } from './SlipTogether.tsx';

export interface PackingSlipsProps {
  slips: Remote<Slips>;
  /** The number of orders whose slips were requested. */
  orderCount: number;
  backHref: string;
}

/** Packing slips, one a page and parcel, in the order in which the parts are picked. */
export function PackingSlips({ slips: remote, orderCount, backHref }: PackingSlipsProps) {
  const { slips, contact } = remote.status === 'ready' ? remote.value : { slips: [], contact: null };
  const left = orderCount - slips.length;
  return (
    <PrintLayout size="a5" backHref={backHref} canPrint={slips.length > 0}>
      <div className={paper.note.a5}>
        <VisuallyHidden>
          <h1>{common.packingSlips()}</h1>
        </VisuallyHidden>
        {remote.status === 'loading' && <HiddenStatus>{m.loading()}</HiddenStatus>}
        {remote.status === 'error' && <LoadFailed of={remote} title={m.failed()} />}
        {remote.status === 'ready' && slips.length === 0 && (
          <EmptyState title={m.noneTitle()} text={m.noneHint()} />
        )}
        {slips.length > 0 && left > 0 && <Notice tone="caution">{m.leftOut({ count: left })}</Notice>}
      </div>
      {[...groupBy(slips, parcelOf).values()].map((parcel) => {
        const [slip, ...others] = parcel;
        return others.length === 0 ? (
          <SlipSheet slip={slip} contact={contact} key={slip._id} />
        ) : (
          <SlipTogether slips={parcel} contact={contact} key={slip._id} />
        );
      })}
    </PrintLayout>
  );
}
