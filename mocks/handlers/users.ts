import { delay, http, HttpResponse } from 'msw';
import { Profile, type AdminFlag, type ProfileSaved, type SignedIn, type User } from '#contract/users.ts';
import { demoAccounts } from '../fixtures/users.ts';
import { refuse } from './refuse.ts';

const oneUser = '*/api/user/:email';
const adminFlag = '*/api/admin/:email';

const accounts = Object.values(demoAccounts);
const accountOf = (email: string) => accounts.find(({ user }) => user.email === email.toLowerCase());

const profileFields = ['name', 'number', 'city', 'linkedin', 'github'] as const;

export const usersHandlers = [
  http.get<{ email: string }>(oneUser, ({ params }) => {
    const account = accountOf(params.email);
    if (!account) return refuse(404, { message: 'Not found', code: 'NOT_FOUND' });
    return HttpResponse.json<User>(account.user);
  }),

  // One path, two calls: a body with no more than e-mail and name is the exchange after a sign-in.
  http.put<{ email: string }>(oneUser, async ({ params, request }) => {
    const body = await request.json();
    const account = accountOf(params.email);
    const isProfile =
      typeof body === 'object' &&
      body !== null &&
      profileFields.some((field) => field !== 'name' && field in body);
    if (isProfile) {
      const profile = Profile.safeParse(body);
      if (!profile.success) {
        return refuse(400, { message: 'Check what you entered', code: 'INVALID', modifiedCount: 0 });
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
      accessToken: 'mock-access-token',
    });
  }),

  http.get<{ email: string }>(adminFlag, ({ params }) =>
    HttpResponse.json<AdminFlag>({ admin: accountOf(params.email)?.user.role === 'admin' }),
  ),
];

/** Overrides for one story or test; put them ahead of `usersHandlers`. */
export const usersScenarios = {
  loading: http.get(oneUser, async () => {
    await delay('infinite');
  }),
  failed: http.get(oneUser, () =>
    refuse(500, { message: 'Something went wrong at the works', code: 'INTERNAL' }),
  ),
  exchangeRefused: http.put(oneUser, () =>
    refuse(401, { message: 'Sign in again', code: 'UNAUTHENTICATED' }),
  ),
  exchangeDown: http.put(oneUser, () =>
    refuse(503, { message: 'Sign-in is not reachable. Try again in a minute.', code: 'UNAVAILABLE' }),
  ),
};
