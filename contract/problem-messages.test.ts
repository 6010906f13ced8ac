import { expect, test } from 'vitest';
import { problemMessage } from './problem-messages.ts';

test.each([
  [undefined, 'Too many requests. Wait a minute, then try again.'],
  [60, 'Too many requests. Wait a minute, then try again.'],
  [61, 'Too many requests. Try again in 2 minutes.'],
  [3_600, 'Too many requests. Try again in 60 minutes.'],
  [86_400, 'Too many requests. Try again in 24 hours.'],
])('C4: a message about a wait of %s seconds says when to try again', (seconds, message) => {
  expect(problemMessage('RATE_LIMITED', seconds)).toBe(message);
});

test('other problems have their message, whenever they can be repeated', () => {
  expect(problemMessage('IN_FLIGHT', 600)).toBe(
    'The same request is still being processed. Try again in a moment.',
  );
});
