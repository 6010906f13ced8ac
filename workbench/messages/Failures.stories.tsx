import { HttpResponse } from 'msw';
import { buildAuthUser } from '#app/lib/auth/build-auth-user.ts';
import { failureWords } from '#app/lib/http/api-error.ts';
import { unansweredWords } from '#app/lib/http/client.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { AuthError } from '#workbench/harness/auth-mock.ts';
import { addReview, logIn, makeAdmin, openOrders } from './actions.ts';
import { firebaseResponds, responds, respondsWith } from './causes.ts';
import { alert, text } from './message.ts';

export default { ...appMeta, title: 'Workbench/Messages/No answer', tags: ['!autodocs'] };

const userWithoutToken = buildAuthUser(demoAccounts.customer.uid, {
  idToken: () => Promise.reject(new AuthError('auth/internal-error')),
});

export const Network = alert(
  addReview,
  responds('addReview', 'fails with a network error', () => HttpResponse.error()),
  unansweredWords.network,
);
export const Timeout = alert(
  openOrders,
  'GET /orders/:email gets no response within 15 seconds',
  unansweredWords.timeout(15_000),
  { isSlow: true },
);
export const Stranger = alert(
  addReview,
  responds('addReview', 'returns 502 with HTML, as a proxy does', () =>
    HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
  ),
  unansweredWords.stranger,
);
export const BrokenAnswer = alert(
  makeAdmin,
  respondsWith('makeAdmin', 'returns 200 with a body that the contract does not allow', { made: 'yes' }),
  failureWords.brokenAnswer,
);
export const OwnFault = text(
  logIn,
  firebaseResponds('Firebase accepts a login and then returns no ID token', {
    logIn: () => Promise.resolve(userWithoutToken),
  }),
  failureWords.ownFault,
);
