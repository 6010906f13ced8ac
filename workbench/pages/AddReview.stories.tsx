import { HttpResponse } from 'msw';
import * as calls from '#contract/calls.ts';
import * as product from '#messages/product.js';
import * as reviews from '#messages/reviews.js';
import * as http from '#messages/http.js';
import { mock } from '#mocks/handlers/mock.ts';
import { usersScenarios } from '#mocks/handlers/accounts/users.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('addReview'), title: 'Pages/Add A Review' };

const { story, refused, state } = pageStories('addReview');
export const One = state({ shows: ['Add A Review', 'Mara Lindqvist'] });
export const Long = state({
  api: [usersScenarios.longProfile],
  steps: [fill('Description', 'Unwahrscheinlichkeitsberechnung'.repeat(8))],
  shows: 'Wolfeschlegelstein',
});

const steps = [
  { choose: '5 of 5' },
  fill('Description', 'Fits, and runs true from the box.'),
  press('Add review'),
];

/** The form has five stars, so only the server can return this. */
export const RatingTooHigh = refused('addReview', 'INVALID', {
  problem: { message: product.ratingTooHigh() },
  steps,
});
export const InFlight = refused('addReview', 'IN_FLIGHT', { steps });
export const KeyReused = refused('addReview', 'KEY_REUSED', { steps });
export const RateLimited = refused('addReview', 'RATE_LIMITED', { steps });
export const BadGateway = story({
  api: [mock(calls.addReview)(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }))],
  steps,
  shows: http.serverFault(),
});
export const NotAdded = story({
  api: [mock(calls.addReview)(() => HttpResponse.json({ acknowledged: true }))],
  steps,
  shows: [product.reviewFailed(), reviews.notAdded()],
});

const writes = (text: string) => [fill('Description', text), press('Add review')];
export const TooShort = story({ steps: writes('Fits.'), shows: product.reviewTooShort() });
export const TooLong = story({ steps: writes('Fits. '.repeat(50)), shows: product.reviewTooLong() });
