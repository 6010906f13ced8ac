import * as calls from '#contract/calls.ts';
import type { Config } from '../../config/config.ts';
import { Problem } from '../../core/problem.ts';
import { readQuery } from '../../http/body.ts';
import { endpoint, mergeRoutes, type EndpointDeps } from '../../http/endpoint.ts';
import { readCheckout } from '../find-checkout.ts';
import { findOrder } from '../order-row.ts';
import { listInvoices } from './list-invoices.ts';
import { listSlips } from './list-slips.ts';

interface InvoiceDeps extends EndpointDeps {
  config: Pick<Config, 'sellerContact'>;
}

export const invoiceRoutes = (deps: InvoiceDeps) =>
  mergeRoutes(
    endpoint(deps, calls.listInvoices, async ({ c, caller, id }) => {
      const { together } = readQuery(c, calls.listInvoices.query);
      const order = await findOrder(deps.db, id);
      // The same response for unknown and foreign orders, so that it does not reveal which ids exist.
      if (!order || (order.userId !== caller.userId && caller.role !== 'admin'))
        throw new Problem('NOT_FOUND');
      const { checkoutId } = order;
      const isOne = together === undefined || checkoutId === null;
      return listInvoices(deps.db, isOne ? [order] : await readCheckout(deps.db, checkoutId));
    }),
    endpoint(deps, calls.listPackingSlips, async ({ c }) => {
      const { orders } = readQuery(c, calls.listPackingSlips.query);
      return { slips: await listSlips(deps.db, orders), contact: deps.config.sellerContact ?? null };
    }),
  );
