import * as calls from '#contract/calls.ts';
import { endpoint, mergeRoutes, type EndpointDeps } from '../http/endpoint.ts';
import { Problem } from '../core/problem.ts';
import { askForStock } from './ask-for-stock.ts';
import { listOrderMails, sendMailAgain } from './order-mails.ts';

export const mailRoutes = (deps: EndpointDeps) =>
  mergeRoutes(
    endpoint(deps, calls.listOrderMails, ({ id }) => listOrderMails(deps.db, id)),
    endpoint(deps, calls.sendMailAgain, ({ id, actor }) => sendMailAgain(deps.db, id, actor)),
    endpoint(deps, calls.askForStock, async ({ caller, id }) => {
      if (!caller.isEmailVerified) throw new Problem('EMAIL_NOT_VERIFIED');
      await deps.db.transaction((tx) => askForStock(tx, caller.userId, id));
      return { acknowledged: true };
    }),
  );
