import { describe, expect, test } from 'vitest';
import { admitted } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import { emulatorToken } from '#server/testing/app.ts';
import { callNames, openShopWithRequests, type CallName } from './valid-requests.ts';

const { shop, people, requests } = await openShopWithRequests({ isTampered: true });

/** Calls whose repeat is a new event, with the reason. Each one has a limit of its own, or of all writes. */
const events: Partial<Record<CallName, string>> = {
  storeImage: 'is another file',
  addImport: 'is another file',
  addPartEdit: 'is another edit',
  changeImport: 'has to be checked again',
  correctImportRows: 'has to be checked again',
  saveImportMatches: 'has to be checked again',
  addReview: 'is another review',
  placeOrder: 'is another order',
  placeCheckout: 'is another checkout',
  addPart: 'is another part, as long as it has no number',
  addOrderNote: 'is another note',
  askQuestion: 'is another question',
  sendMailAgain: 'sends the mail once more',
  startBulkJob: 'is another job',
  endBulkJob: 'removes the job that the first one has stopped',
  createPayment: 'is another attempt to pay, which keeps the order',
  signOutUser: 'also ends sign-ins that began since',
};

/** The request after the first one, where it must name what the first one wrote. */
const repeated: Partial<Record<CallName, (body: object) => object>> = {
  changePart: (body) => ({ ...body, version: 2, quantitySeen: 90 }),
};

/** Everything that is kept, with the version of each row: PostgreSQL writes a new one for each `UPDATE`. */
async function everything({ without = '' } = {}): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await shop.db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
        AND relname NOT IN ('rate_limits', $1)`,
    [without],
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const read = `SELECT ctid || ' ' || stored::text AS row FROM "${name}" AS stored ORDER BY ctid`;
      return [name, (await shop.db.query<{ row: string }>(read)).rows.map(({ row }) => row)] as const;
    }),
  );
  return Object.fromEntries(rows);
}

const writing = callNames.filter((name) => calls[name].method !== 'GET');

describe('the same request again writes nothing', () => {
  test.each(writing.filter((name) => !(name in events)))('%s', async (name) => {
    const { path, body, token } = await requests[name](admitted(calls[name].access));
    const send = (sent: typeof body) =>
      shop.call(calls[name].method, path, { ...(token === undefined ? {} : { token }), body: sent });
    expect((await send(body)).status).toBe(200);
    // The provider's own report of what the call did comes later.
    await shop.stripe.webhooks.settled();
    const again = repeated[name];
    const before = await everything();
    await send(again && body ? again(body) : body);
    expect(await everything()).toEqual(before);
  });

  const { token, email } = people.customer;
  const address = async () => {
    const body = { label: 'Yard', name: 'Mara', phone: '', address: 'Kajgatan 99', isDefault: true };
    const response = await shop.call('POST', `/user-addresses/${email}`, { token, body });
    return JSON.stringify(response.body).slice(8, 44);
  };

  test.each([{}, { isDefault: true }, { label: 'Yard' }])('changeAddress with %j', async (body) => {
    const path = `/addresses/${await address()}`;
    const before = await everything();
    expect((await shop.call('PATCH', path, { token, body })).status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  test.each([
    [
      'saveSynonyms',
      'PUT',
      '/synonyms',
      [
        ['disc', 'rotor', 'Disc'],
        ['bonnet', 'hood'],
      ],
    ],
    [
      'changeModel with engines',
      'PATCH',
      '/models/volkswagen-golf-7',
      { fromYear: 2012, toYear: 2019, engines: ['1.4 TSI', '2.0 TDI'] },
    ],
  ])('%s', async (_, method, path, body) => {
    const send = () => shop.call(method, path, { token: people.admin.token, body });
    expect((await send()).status).toBe(200);
    const before = await everything();
    await send();
    expect(await everything()).toEqual(before);
  });

  test('saveUser with the same ID token opens another session only', async () => {
    const body = { name: 'Mara' };
    const idToken = emulatorToken(people.customer);
    const send = () => shop.call('PUT', `/user/${email}`, { token: idToken, body });
    expect((await send()).status).toBe(200);
    const before = await everything({ without: 'sessions' });
    await send();
    expect(await everything({ without: 'sessions' })).toEqual(before);
  });
});
