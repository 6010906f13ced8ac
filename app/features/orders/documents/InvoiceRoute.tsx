import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { buyAgainPath } from '#contract/orders/reorder.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { isUnknown } from '#app/lib/http/api-error.ts';
import { freshQuery } from '#app/lib/http/fresh-query.ts';
import { privateKey } from '#app/lib/http/query-client.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { useTitle } from '#app/lib/route-metadata.ts';
import { paths } from '#app/paths.ts';
import { NotFound } from '#ui/sections/NotFound/NotFound.tsx';
import { invoiceTitle } from '#ui/sections/orders/Invoice/invoice-title.ts';
import { Invoices } from '#ui/sections/orders/Invoice/Invoices.tsx';
import * as m from '#messages/invoice.js';

export function Component() {
  const { uid, role } = useSignedIn();
  const { orderId = '' } = useParams();
  const isTogether = useSearchParams()[0].has('together');
  const invoices = useQuery(
    freshQuery(privateKey(uid, 'invoices', orderId, isTogether), 'listInvoices', {
      params: { id: orderId },
      query: new URLSearchParams(isTogether ? { together: 'yes' } : {}),
    }),
  );
  const [first] = invoices.data ?? [];
  // Browsers propose the title as the name of the file.
  useTitle(first ? m.pageTitle({ kind: invoiceTitle(first), number: first.number }) : m.invoice());
  const ordersHref = role === 'admin' ? paths.adminOrders : paths.myOrders;
  const partId = role === 'admin' || isTogether ? undefined : first?.partId;
  const againHref = partId === undefined ? undefined : buyAgainPath({ partId, _id: orderId });
  return isUnknown(invoices.error) ? (
    <NotFound what="order" href={ordersHref} />
  ) : (
    <Invoices invoices={toRemote(invoices)} backHref={ordersHref} againHref={againHref} />
  );
}
