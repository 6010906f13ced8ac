import { UnsecuredJWT } from 'jose';
import { HttpResponse } from 'msw';
import * as calls from '#contract/calls.ts';
import type { Problem } from '#contract/problem.ts';
import {
  Profile,
  type AdminFlag,
  type ChangedUser,
  type EndedSession,
  type ListedUser,
  type ProfileSaved,
  type SignedIn,
  type User,
} from '#contract/users.ts';
import { buildListedUser, listedUsers } from '../fixtures/admin.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { buildUser, demoAccounts } from '../fixtures/users.ts';
import { answerPage } from './list-page.ts';
import { mock, neverAnswered } from './mock.ts';
import { refuse } from './refuse.ts';

const accounts = Object.values(demoAccounts);
const accountOf = (email: string) => accounts.find(({ user }) => user.email === email.toLowerCase());

const roleOf = ({ role }: ListedUser) => role ?? 'customer';

function answerUsers(request: Request, rows: readonly ListedUser[]) {
  return answerPage(request, rows, {
    search: ({ name, email }) => [name, email],
    sort: { name: ({ name }) => name, email: ({ email }) => email },
    filter: (user, params) => !params.has('role') || params.get('role') === roleOf(user),
  });
}

const issued = Date.parse('2026-11-18T09:00:00.000Z') / 1000;
/** Good for an hour from when it comes, as a page counts it. Nobody checks it. */
const accessToken = new UnsecuredJWT({})
  .setIssuedAt(issued)
  .setExpirationTime(issued + 3600)
  .encode();

const unchanged = { modifiedCount: 0, result: { modifiedCount: 0 } } as const;
const profileFields = ['name', 'number', 'city', 'linkedin', 'github'] as const;

/** What may be asked about `people` and done with them; profiles are those of the demo accounts. */
export const usersHandlersOf = (people: readonly ListedUser[]) => [
  mock(calls.listUsers, ({ request }) => answerUsers(request, people)),

  mock(calls.findUser, ({ params }) => {
    const account = accountOf(params.email);
    if (!account) return refuse(404, { message: 'Not found', code: 'NOT_FOUND' });
    return HttpResponse.json<User>(account.user);
  }),

  // One path, two calls: a body with no more than e-mail and name is the exchange after a sign-in.
  mock(calls.saveUser, async ({ params, request }) => {
    const body = await request.json();
    const account = accountOf(params.email);
    const isProfile =
      typeof body === 'object' &&
      body !== null &&
      profileFields.some((field) => field !== 'name' && field in body);
    if (isProfile) {
      const profile = Profile.safeParse(body);
      if (!profile.success) {
        return refuse(400, { message: 'Check what you entered', code: 'INVALID', ...unchanged });
      }
      const changed = profileFields.some((field) => {
        const value = profile.data[field];
        return value !== undefined && value !== account?.user[field];
      });
      return HttpResponse.json<ProfileSaved>({ result: { modifiedCount: changed ? 1 : 0 } });
    }
    return HttpResponse.json<SignedIn>({
      result: {
        acknowledged: true,
        matchedCount: account ? 1 : 0,
        modifiedCount: 0,
        upsertedCount: account ? 0 : 1,
        upsertedId: account ? null : demoAccounts.customer.id,
      },
      accessToken,
    });
  }),

  mock(calls.isAdmin, ({ params }) =>
    HttpResponse.json<AdminFlag>({ admin: accountOf(params.email)?.user.role === 'admin' }),
  ),

  mock(calls.makeAdmin, ({ params }) =>
    answerChange(people, params.email, (user) => {
      if (!user.verified && user.role === null) return notVerified;
      return user.role === null;
    }),
  ),

  mock(calls.removeAdmin, ({ params }) =>
    answerChange(people, params.email, (user) => {
      if (user.role === null) return false;
      return isLastAdmin(people, user) ? lastAdmin : true;
    }),
  ),

  mock(calls.endSession, () => HttpResponse.json<EndedSession>({ acknowledged: true, deletedCount: 1 })),

  mock(calls.signOutUser, ({ params }) => answerChange(people, params.email, () => true)),

  mock(calls.blockUser, ({ params }) =>
    answerChange(people, params.email, (user) => {
      if (user.email === demoAccounts.admin.user.email) return ownAccount;
      if (user.blocked) return false;
      return isLastAdmin(people, user) ? lastAdmin : true;
    }),
  ),

  mock(calls.unblockUser, ({ params }) => answerChange(people, params.email, (user) => user.blocked)),
];

const notVerified: Refusal = { message: 'The email address is not verified', code: 'EMAIL_NOT_VERIFIED' };
const lastAdmin: Refusal = {
  message: 'This is the last admin. Make somebody else an admin first.',
  code: 'LAST_ADMIN',
};
const ownAccount: Refusal = { message: 'You cannot block your own account.', code: 'OWN_ACCOUNT' };

const isLastAdmin = (people: readonly ListedUser[], { role, _id }: ListedUser) =>
  role === 'admin' && !people.some((other) => other.role === 'admin' && !other.blocked && other._id !== _id);

type Refusal = Pick<Problem, 'message' | 'code'>;
const uncounted = { matchedCount: 0, modifiedCount: 0 };

/** Answers what an admin does to one of `people`: `change` says whether it changes anything, or why it is refused. */
function answerChange(
  people: readonly ListedUser[],
  address: string,
  change: (user: ListedUser) => boolean | Refusal,
) {
  const user = people.find(({ email }) => email === address.toLowerCase());
  if (!user) return refuse(404, { message: 'Not found', code: 'NOT_FOUND', ...uncounted });
  const changed = change(user);
  if (typeof changed !== 'boolean') return refuse(409, { ...changed, ...uncounted });
  return HttpResponse.json<ChangedUser>({
    acknowledged: true,
    matchedCount: 1,
    modifiedCount: changed ? 1 : 0,
  });
}

export const usersHandlers = usersHandlersOf(listedUsers);

const broken = { message: 'Something went wrong at the works', code: 'INTERNAL' } as const;

const list = (rows: readonly ListedUser[]) =>
  mock(calls.listUsers, ({ request }) => answerUsers(request, rows));

/** So many that there are pages, with three admins among them. */
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

/** Overrides for one story or test; put them ahead of `usersHandlers`. */
export const usersScenarios = {
  listLoading: neverAnswered(calls.listUsers),
  listEmpty: list([]),
  listFailed: mock(calls.listUsers, () => refuse(500, broken)),
  oneRow: list(listedUsers.slice(0, 1)),
  manyRows: list(manyUsers),
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
  blocking: neverAnswered(calls.blockUser),
  lastAdmin: mock(calls.removeAdmin, () => refuse(409, { ...lastAdmin, ...uncounted })),
  promoting: neverAnswered(calls.makeAdmin),
  promotionFailed: mock(calls.makeAdmin, () => refuse(500, { ...broken, modifiedCount: 0 })),
  notVerified: mock(calls.makeAdmin, () =>
    refuse(409, {
      message: 'This email address is not verified yet.',
      code: 'EMAIL_NOT_VERIFIED',
      modifiedCount: 0,
    }),
  ),
  loading: neverAnswered(calls.findUser),
  failed: mock(calls.findUser, () => refuse(500, broken)),
  newAccount: mock(calls.findUser, ({ params }) =>
    HttpResponse.json<User>(
      buildUser({ ...accountOf(params.email)?.user, name: '', city: '', number: '', linkedin: '' }),
    ),
  ),
  longProfile: mock(calls.findUser, ({ params }) =>
    HttpResponse.json<User>(
      buildUser({
        ...accountOf(params.email)?.user,
        name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
        city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        number: '+46 70 740 61 23 ext. 1234567890',
        linkedin: 'wolfeschlegelsteinhausenbergerdorff-welche-vor-altern',
        github: 'a-b'.repeat(12),
      }),
    ),
  ),
  profileUnchanged: mock(calls.saveUser, () =>
    HttpResponse.json<ProfileSaved>({ result: { modifiedCount: 0 } }),
  ),
  profileSaving: neverAnswered(calls.saveUser),
  profileFailed: mock(calls.saveUser, () =>
    refuse(503, {
      message: 'The works cannot be reached. Nothing was saved; try again in a minute.',
      code: 'UNAVAILABLE',
      modifiedCount: 0,
    }),
  ),
  exchangeRefused: mock(calls.saveUser, () =>
    refuse(401, { message: 'Sign in again', code: 'UNAUTHENTICATED' }),
  ),
  exchangeDown: mock(calls.saveUser, () =>
    refuse(503, { message: 'Sign-in is not reachable. Try again in a minute.', code: 'UNAVAILABLE' }),
  ),
};
