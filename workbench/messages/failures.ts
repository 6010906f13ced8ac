import { HttpResponse } from 'msw';
import { failureWords } from '#app/lib/http/api-error.ts';
import { authMessage, sentences } from '#app/lib/auth/auth-message.ts';
import { chargeWords } from '#app/lib/payments/charge-words.ts';
import { unansweredWords } from '#app/lib/http/client.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { AuthError } from '#workbench/harness/auth-mock.ts';
import { handle, type Entry } from './entry.ts';
import { press } from '#workbench/harness/steps.ts';
import { addReview, askForReset, logIn, makeAdmin, pay, signUp } from './steps.ts';

const { uid, user } = demoAccounts.customer;

const withoutProof = {
  uid,
  email: user.email,
  name: user.name,
  photoURL: undefined,
  isVerified: true,
  needsTokenRefresh: async () => false,
  idToken: () => Promise.reject(new AuthError('auth/internal-error')),
};

/** What is said when nobody answers, or not in the shop's words. */
export const failures = {
  network: {
    route: 'addReview',
    cause: {
      call: 'addReview',
      answered: 'finds no network',
      by: handle('addReview', () => HttpResponse.error()),
    },
    steps: addReview,
    shows: unansweredWords.network,
    in: 'alert',
  },
  timeout: {
    route: 'myOrders',
    cause: { person: 'GET /orders/:email is not answered within 15 seconds' },
    fixture: { isSlow: true },
    shows: unansweredWords.timeout(15_000),
    in: 'alert',
  },
  stranger: {
    route: 'addReview',
    cause: {
      call: 'addReview',
      answered: 'is answered by 502 and a page of HTML, as by a proxy',
      by: handle('addReview', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
    },
    steps: addReview,
    shows: unansweredWords.stranger,
    in: 'alert',
  },
  brokenAnswer: {
    route: 'adminUsers',
    cause: {
      call: 'makeAdmin',
      answered: 'is answered by 200 and a body that is not the contract’s',
      by: handle('makeAdmin', () => HttpResponse.json({ made: 'yes' })),
    },
    steps: makeAdmin,
    shows: failureWords.brokenAnswer,
    in: 'alert',
  },
  ownFault: {
    route: 'login',
    cause: {
      sign: 'logIn',
      answered: 'Firebase lets somebody in and then gives no proof of it',
      by: { logIn: () => Promise.resolve(withoutProof) },
    },
    steps: logIn,
    shows: failureWords.ownFault,
    in: 'text',
  },
} as const satisfies Record<keyof typeof unansweredWords | keyof typeof failureWords, Entry>;

const google = [press('Continue With Google')];

const says = (code: string, entry: Pick<Entry, 'route' | 'steps' | 'in'>, sign: Sign): Entry => ({
  ...entry,
  cause: { sign, refusedBy: code },
  shows: sentences[code] ?? '',
});

type Sign = 'logIn' | 'signUp' | 'withGoogle' | 'sendReset';

const ofLogin = (code: string) => says(code, { route: 'login', steps: logIn, in: 'alert' }, 'logIn');
const ofSignup = (code: string) => says(code, { route: 'signup', steps: signUp, in: 'alert' }, 'signUp');
const ofGoogle = (code: string) => says(code, { route: 'login', steps: google, in: 'alert' }, 'withGoogle');
const ofReset = (code: string) =>
  says(code, { route: 'reset', steps: askForReset, in: 'toast' }, 'sendReset');

/** Firebase's own sentences, and what stands for those that the shop does not know. */
export const signIn: Readonly<Record<string, Entry>> = {
  'account-exists-with-different-credential': ofGoogle('account-exists-with-different-credential'),
  'cancelled-popup-request': ofGoogle('cancelled-popup-request'),
  'email-already-in-use': ofSignup('email-already-in-use'),
  'internal-error': ofLogin('internal-error'),
  'invalid-email': ofSignup('invalid-email'),
  'network-request-failed': ofLogin('network-request-failed'),
  'popup-blocked': ofGoogle('popup-blocked'),
  'popup-closed-by-user': ofGoogle('popup-closed-by-user'),
  'too-many-requests': ofReset('too-many-requests'),
  'user-disabled': ofLogin('user-disabled'),
  'user-not-found': ofReset('user-not-found'),
  'weak-password': ofSignup('weak-password'),
  unknownCode: {
    ...ofLogin('operation-not-allowed'),
    shows: authMessage(new AuthError('auth/operation-not-allowed')),
  },
  noWords: {
    route: 'login',
    cause: {
      sign: 'logIn',
      answered: 'A login fails without a word of why',
      by: { logIn: () => Promise.reject(new Error('')) },
    },
    steps: logIn,
    shows: authMessage(new Error('')),
    in: 'alert',
  },
};

const charged = (message: string, because: string): Entry => ({
  route: 'payment',
  cause: { charge: { status: 'refused', message }, because },
  steps: pay,
  shows: message,
  in: 'alert',
});

/** What is said of a card that was not charged, where the card provider has no words of its own. */
export const card = {
  unreachable: charged(chargeWords.unreachable, 'The card provider does not answer'),
  notReady: charged(chargeWords.notReady, 'The card field is not there yet'),
  cancelled: {
    route: 'payment',
    cause: { charge: { status: 'cancelled' }, because: 'The shop has cancelled the payment' },
    steps: pay,
    shows: chargeWords.cancelled,
    in: 'alert',
  },
  notCompleted: charged(
    chargeWords.notCompleted,
    'The card provider ends the payment without a charge or an error',
  ),
} as const satisfies Record<keyof typeof chargeWords, Entry>;
