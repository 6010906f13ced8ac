import { delay, http } from 'msw';
import { paths } from '#app/paths.ts';
import { partsScenarios } from '#mocks/handlers/parts.ts';
import { reviewsScenarios } from '#mocks/handlers/reviews.ts';
import { AuthError } from '#workbench/harness/auth-mock.ts';
import { ofFixedWords, ofForm, offlineWords, publicPage, slowWords, visitorPage, type Row } from './row.ts';

const longName = 'Bremsscheibenabdeckblech';
const noParts = 'Parts could not be loaded';
const noReviews = 'Reviews could not be loaded.';

export const home = publicPage({
  title: 'Home',
  path: paths.home,
  cells: {
    loading: {
      api: [partsScenarios.loading, reviewsScenarios.loading],
      shows: ['Loading parts', 'Loading reviews'],
    },
    empty: {
      api: [partsScenarios.empty, reviewsScenarios.empty],
      shows: ['No parts in stock', 'No reviews yet'],
    },
    one: { api: [partsScenarios.oneRow, reviewsScenarios.oneRow], shows: 'Ventilated brake disc' },
    many: { shows: 'See all 28 parts' },
    long: { api: [partsScenarios.longContent, reviewsScenarios.longContent], shows: longName },
    failed: { api: [partsScenarios.failed, reviewsScenarios.failed], shows: [noParts, noReviews] },
    offline: { isOffline: true, shows: [offlineWords, noParts, noReviews] },
    slow: { isSlow: true, shows: [slowWords, noParts, noReviews] },
  },
});

export const parts = publicPage({
  title: 'Parts',
  path: paths.parts,
  cells: {
    loading: { api: [partsScenarios.loading], shows: 'Loading parts' },
    empty: { api: [partsScenarios.empty], shows: 'No parts in stock' },
    one: { api: [partsScenarios.oneRow], shows: 'Ventilated brake disc' },
    many: { shows: 'Forged piston' },
    long: { api: [partsScenarios.longContent], shows: longName },
    failed: { api: [partsScenarios.failed], shows: noParts },
    offline: { isOffline: true, shows: [offlineWords, noParts] },
    slow: { isSlow: true, shows: [slowWords, noParts] },
  },
});

export const blog = publicPage({
  title: 'Blog',
  path: paths.blog,
  cells: {
    ...ofFixedWords,
    many: { shows: 'React' },
    offline: { isOffline: true, shows: offlineWords },
  },
});

export const portfolio = publicPage({
  title: 'MY Portfolio',
  path: paths.portfolio,
  cells: {
    ...ofFixedWords,
    many: { shows: 'Jonas Reyl' },
    offline: { isOffline: true, shows: offlineWords },
  },
});

const exchangeHangs = http.put('*/api/user/:email', () => delay('infinite'));
const unreachable = () => Promise.reject(new AuthError('auth/network-request-failed'));
const noNetwork = 'A network AuthError';

const person = { Email: 'customer@norholt.test', Password: 'drawing-office' };
const longPerson = {
  Email: `${'bestellungen-und-lieferungen.'.repeat(4)}werkstatt@grosse-werkstatt.example`,
  Password: 'drawing-office',
};

export const login = visitorPage({
  title: 'Login',
  path: paths.login,
  cells: {
    ...ofForm,
    loading: { api: [exchangeHangs], fills: person, presses: 'Login', shows: 'Create an account' },
    empty: { shows: 'Create an account' },
    long: { fills: longPerson, presses: 'Login', shows: 'No user found' },
    failed: {
      auth: { logIn: () => Promise.reject(new AuthError('auth/wrong-password')) },
      fills: person,
      presses: 'Login',
      shows: 'Wrong password',
    },
    offline: {
      isOffline: true,
      auth: { logIn: unreachable },
      fills: person,
      presses: 'Login',
      shows: [offlineWords, noNetwork],
    },
    slow: {
      isSlow: true,
      api: [exchangeHangs],
      fills: person,
      presses: 'Login',
      shows: ['Your account could not be reached.', slowWords],
    },
  },
});

const newPerson = { 'Full name': 'Mara Lindqvist', ...person };

export const signup = visitorPage({
  title: 'Sign up',
  path: paths.signup,
  cells: {
    ...ofForm,
    loading: { api: [exchangeHangs], fills: newPerson, presses: 'Sign up', shows: 'Sign up' },
    empty: { shows: 'Full name' },
    long: {
      auth: { signUp: () => Promise.reject(new AuthError('auth/too-many-requests')) },
      fills: {
        ...longPerson,
        'Full name': 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
      },
      presses: 'Sign up',
      shows: 'We have blocked all requests from this device due to unusual activity.',
    },
    failed: {
      auth: { signUp: () => Promise.reject(new AuthError('auth/email-already-in-use')) },
      fills: newPerson,
      presses: 'Sign up',
      shows: 'already in use by another account',
    },
    offline: {
      isOffline: true,
      auth: { signUp: unreachable },
      fills: newPerson,
      presses: 'Sign up',
      shows: [offlineWords, noNetwork],
    },
    slow: {
      isSlow: true,
      api: [exchangeHangs],
      fills: newPerson,
      presses: 'Sign up',
      shows: ['Your account could not be reached.', slowWords],
    },
  },
});

const { Email } = person;

const resetPage = publicPage({
  title: 'Reset password',
  path: paths.reset,
  cells: {
    ...ofForm,
    loading: {
      auth: { sendReset: () => new Promise(() => undefined) },
      fills: { Email },
      presses: 'Reset',
      shows: 'Reset password',
    },
    empty: { shows: 'we will send you a link' },
    long: {
      auth: { sendReset: () => Promise.resolve() },
      fills: { Email: longPerson.Email },
      presses: 'Reset',
      shows: 'Password reset email sent!',
    },
    failed: {
      auth: { sendReset: () => Promise.reject(new AuthError('auth/too-many-requests')) },
      fills: { Email },
      presses: 'Reset',
      shows: 'We have blocked all requests from this device due to unusual activity.',
    },
    offline: {
      isOffline: true,
      auth: { sendReset: unreachable },
      fills: { Email },
      presses: 'Reset',
      shows: [offlineWords, noNetwork],
    },
    slow: { none: 'The mail is sent by Firebase, which waits as long as it thinks right.' },
  },
});

export const reset: Row = {
  ...resetPage,
  cells: {
    ...resetPage.cells,
    wrongRole: {
      as: 'customer',
      shows: 'we will send you a link',
      like: { state: 'empty', because: 'The page has no bar, and nothing on it depends on who looks at it.' },
    },
  },
};

export const notFound = publicPage({
  title: 'Not found',
  path: '*',
  at: '/no-such-page',
  cells: {
    ...ofFixedWords,
    empty: { shows: 'No part at this address.' },
    many: ofFixedWords.one,
    offline: { isOffline: true, shows: offlineWords },
  },
});
