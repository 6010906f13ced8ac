import { groupBy } from '#contract/group-by.ts';
import type { Invoice } from '#contract/orders/invoices.ts';
import * as m from '#messages/invoice.js';
import * as orderTable from '#messages/order-table.js';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import * as paper from '#ui/layouts/PrintLayout/PrintLayout.css.ts';
import { PrintLayout } from '#ui/layouts/PrintLayout/PrintLayout.tsx';
import type { Remote } from '#ui/remote.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { InvoicesTogether } from './InvoicesTogether.tsx';

export interface InvoicesProps {
  /** The invoice of an order, or of each order of a checkout, then its credit note. Empty if none is paid. */
  invoices: Remote<readonly Invoice[]>;
  backHref: string;
  /** Orders the same again. */
  againHref?: string;
}

/** What one payment paid is one document. A credit note is always one by itself. */
const documentOf = ({ number, kind, transactionId, seller, buyer, tax }: Invoice) =>
  kind === 'invoice' ? JSON.stringify([transactionId, seller, buyer, tax]) : number;

/** The documents of an order or a checkout, one a page. */
export function Invoices({ invoices, backHref, againHref }: InvoicesProps) {
  const shown = invoices.status === 'ready' ? invoices.value : [];
  return (
    <PrintLayout
      size="a4"
      backHref={backHref}
      canPrint={shown.length > 0}
      action={againHref !== undefined && <LinkButton href={againHref}>{orderTable.buyAgain()}</LinkButton>}
    >
      {[...groupBy(shown, documentOf).values()].map((document, index) => {
        const [invoice, ...others] = document;
        const level = index === 0 ? 1 : 2;
        return others.length === 0 ? (
          <InvoiceSheet invoice={invoice} level={level} key={invoice.number} />
        ) : (
          <InvoicesTogether invoices={document} level={level} key={invoice.number} />
        );
      })}
      {shown.length === 0 && (
        <div className={paper.note.a4}>
          {invoices.status === 'loading' && <HiddenStatus>{m.loading()}</HiddenStatus>}
          {invoices.status === 'error' && <LoadFailed of={invoices} title={m.failed()} />}
          {invoices.status === 'ready' && <EmptyState title={m.noneTitle()} text={m.noneHint()} />}
        </div>
      )}
    </PrintLayout>
  );
}
