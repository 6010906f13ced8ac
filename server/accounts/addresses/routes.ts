import * as calls from '#contract/calls.ts';
import { readJson } from '../../http/body.ts';
import { endpoint, mergeRoutes, type EndpointDeps } from '../../http/endpoint.ts';
import { addAddress, changeAddress, deleteAddress, listAddresses } from './saved-addresses.ts';

export const addressRoutes = (deps: EndpointDeps) =>
  mergeRoutes(
    endpoint(deps, calls.listAddresses, ({ caller }) => listAddresses(deps.db, caller.userId)),
    endpoint(deps, calls.addAddress, async ({ c, caller, actor }) => {
      const body = await readJson(c, calls.addAddress.body);
      return deps.db.transaction((tx) => addAddress(tx, caller.userId, body, actor));
    }),
    endpoint(deps, calls.changeAddress, async ({ c, caller: { userId }, id, actor }) => {
      const body = await readJson(c, calls.changeAddress.body);
      return deps.db.transaction((tx) => changeAddress(tx, { id, userId }, body, actor));
    }),
    endpoint(deps, calls.deleteAddress, async ({ caller: { userId }, id, actor }) => {
      await deps.db.transaction((tx) => deleteAddress(tx, { id, userId }, actor));
      return { acknowledged: true, deletedCount: 1 };
    }),
  );
