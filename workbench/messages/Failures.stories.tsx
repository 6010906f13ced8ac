import type { Meta } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { buildAuthUser } from '#app/lib/auth/build-auth-user.ts';
import { failureWords } from '#app/lib/http/api-error.ts';
import { unansweredWords } from '#app/lib/http/client.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { AuthError } from '#workbench/harness/auth-mock.ts';
import { addReview, logIn, makeAdmin } from '#workbench/pages/steps.ts';
import { firebaseResponds, responds } from './causes.ts';
import { alert, text } from './message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/No answer', tags: ['!autodocs'] } satisfies Meta;

const userWithoutToken = buildAuthUser(demoAccounts.customer.uid, {
  idToken: () => Promise.reject(new AuthError('auth/internal-error')),
});

export const Network = alert(
  'addReview',
  responds('addReview', 'fails with a network error', () => HttpResponse.error()),
  addReview,
  unansweredWords.network,
);
export const Timeout = alert(
  'myOrders',
  'GET /orders/:email gets no response within 15 seconds',
  [],
  unansweredWords.timeout(15_000),
  { isSlow: true },
);
export const Stranger = alert(
  'addReview',
  responds('addReview', 'returns 502 with HTML, as a proxy does', () =>
    HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
  ),
  addReview,
  unansweredWords.stranger,
);
export const BrokenAnswer = alert(
  'adminUsers',
  responds('makeAdmin', 'returns 200 with a body that the contract does not allow', () =>
    HttpResponse.json({ made: 'yes' }),
  ),
  makeAdmin,
  failureWords.brokenAnswer,
);
export const OwnFault = text(
  'login',
  firebaseResponds('Firebase accepts a login and then returns no ID token', {
    logIn: () => Promise.resolve(userWithoutToken),
  }),
  logIn,
  failureWords.ownFault,
);
