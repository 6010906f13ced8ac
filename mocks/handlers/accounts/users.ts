import { UnsecuredJWT } from 'jose';
import * as z from 'zod/mini';
import { faultOf } from '#contract/input-fault.ts';
import * as calls from '#contract/calls.ts';
import { userRoles } from '#contract/accounts/user-filters.ts';
import { Profile, type ListedUser } from '#contract/accounts/users.ts';
import { buildListedUser, listedUsers } from '../../fixtures/admin.ts';
import { fixtureId } from '../../fixtures/ids.ts';
import { buildUser, demoAccounts } from '../../fixtures/users.ts';
import { answerPage } from '../list-page.ts';
import { failing, mock, neverAnswered, reject, rejected } from '../mock.ts';
import { change, fixedShop, type Shop } from '../shop-state.ts';

const accounts = Object.values(demoAccounts);
const accountOf = (email: string) => accounts.find(({ user }) => user.email === email.toLowerCase());

const roleOf = ({ role }: ListedUser) => role ?? 'customer';

const listing = (shopOf: () => Shop) =>
  mock(calls.listUsers)(({ readQuery }) =>
    answerPage(readQuery(), shopOf().users, {
      search: ({ name, email }) => [name, email],
      filter: (user, { role = roleOf(user) }) => roleOf(user) === role,
      counted: { values: userRoles, valueOf: roleOf },
    }),
  );

/** Valid for an hour. Nobody checks the signature. */
const accessToken = () => new UnsecuredJWT({}).setIssuedAt().setExpirationTime('1h').encode();

const profileFields = ['name', 'number', 'city', 'linkedin', 'github', 'taxId'] as const;

/** Handles an admin's change of a user. Null: one that the list does not show. */
const changing = (
  to: (typeof calls)['makeAdmin' | 'removeAdmin' | 'blockUser' | 'unblockUser' | 'signOutUser'],
  shopOf: () => Shop,
  changes: Partial<Pick<ListedUser, 'role' | 'blocked'>> | null,
) =>
  mock(to)(({ params }) => {
    const { users } = shopOf();
    const user = users.find(({ email }) => email === params.email.toLowerCase()) ?? reject('NOT_FOUND');
    const changed = { ...user, ...changes };
    const isSame = changes && user.role === changed.role && user.blocked === changed.blocked;
    change(users, user, changed);
    return { acknowledged: true, matchedCount: 1, modifiedCount: isSame ? 0 : 1 };
  });

/** The list changes; the profiles are those of the demo accounts and do not. */
export const usersHandlersIn = (shopOf: () => Shop) => [
  listing(shopOf),
  mock(calls.findUser)(({ params }) => accountOf(params.email)?.user ?? reject('NOT_FOUND')),

  // One path, two calls: a body without profile fields is the exchange after a sign-in.
  mock(calls.saveUser)(async ({ params, request }) => {
    const body = z.record(z.string(), z.unknown()).parse(await request.json());
    const account = accountOf(params.email);
    if (profileFields.some((field) => field !== 'name' && field in body)) {
      const { data, error } = Profile.safeParse(body);
      if (error) reject('INVALID', faultOf(error));
      const isChanged = profileFields.some(
        (field) => data[field] !== undefined && data[field] !== account?.user[field],
      );
      return { result: { modifiedCount: isChanged ? 1 : 0 } };
    }
    return {
      result: {
        acknowledged: true,
        matchedCount: account ? 1 : 0,
        modifiedCount: 0,
        upsertedCount: account ? 0 : 1,
        upsertedId: account ? null : demoAccounts.customer.id,
      },
      accessToken: accessToken(),
    };
  }),

  mock(calls.isAdmin)(({ params }) => ({ admin: accountOf(params.email)?.user.role === 'admin' })),
  mock(calls.endSession)(() => ({ acknowledged: true, deletedCount: 1 })),
  changing(calls.makeAdmin, shopOf, { role: 'admin' }),
  changing(calls.removeAdmin, shopOf, { role: null }),
  changing(calls.blockUser, shopOf, { blocked: true }),
  changing(calls.unblockUser, shopOf, { blocked: false }),
  // Everybody is signed in somewhere.
  changing(calls.signOutUser, shopOf, null),
];

export const usersHandlers = usersHandlersIn(fixedShop());

const list = (rows: readonly ListedUser[]) => listing(fixedShop({ users: rows }));

/** Several pages, with three admins. */
const manyUsers = Array.from({ length: 112 }, (_, index) => {
  const user = listedUsers[index];
  if (user) return user;
  const number = index + 1;
  return buildListedUser({
    _id: fixtureId('user', number),
    name: `Workshop ${number}`,
    email: `workshop.${number}@garages.example`,
  });
});

/** Other outcomes. Put them before `usersHandlers`. */
export const usersScenarios = {
  listLoading: neverAnswered(calls.listUsers),
  listEmpty: list([]),
  listFailed: failing(calls.listUsers),
  manyRows: list(manyUsers),
  fromOldShop: list(listedUsers.map((user) => ({ ...user, fromOldShop: user.role === null }))),
  longContent: list([
    buildListedUser({
      _id: fixtureId('user', 1),
      name: 'Maximiliane Schimmelpfennig-Oberhuber von der Großen Werkst.',
      email: `${'bestellungen-und-lieferungen.'.repeat(4)}werkstatt@grosse-werkstatt.example`,
    }),
    buildListedUser({
      _id: fixtureId('user', 2),
      name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
      role: 'admin',
    }),
    buildListedUser({ _id: fixtureId('user', 3), name: '', email: 'no.name@workshop.example' }),
    buildListedUser({ _id: fixtureId('user', 4), name: '<b>Not bold</b>', email: 'html@workshop.example' }),
    buildListedUser({ _id: fixtureId('user', 5), name: 'محمد عبد الرحمن', email: 'mohamed@warsha.example' }),
    buildListedUser({
      _id: fixtureId('user', 6),
      name: 'יעל בן־דוד',
      email: 'yael@musach.example',
      role: 'admin',
    }),
  ]),
  loading: neverAnswered(calls.findUser),
  failed: failing(calls.findUser),
  newAccount: mock(calls.findUser)(({ params }) =>
    buildUser({ ...accountOf(params.email)?.user, name: '', city: '', number: '', linkedin: '' }),
  ),
  longProfile: mock(calls.findUser)(({ params }) =>
    buildUser({
      ...accountOf(params.email)?.user,
      name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      number: '+46 70 740 61 23 ext. 1234567890',
      linkedin: 'wolfeschlegelsteinhausenbergerdorff-welche-vor-altern',
      github: 'a-b'.repeat(12),
    }),
  ),
  profileSaving: neverAnswered(calls.saveUser),
  profileFailed: rejected(calls.saveUser, 'UNAVAILABLE', {
    message: 'The works cannot be reached. Nothing was saved; try again in a minute.',
  }),
};
