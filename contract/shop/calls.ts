import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { OrderStats } from '../orders/order-stats.ts';
import { AskedQuestion, NewOrderNote, NewQuestion, OrderNote } from '../questions.ts';
import {
  AddedReview,
  ChangedReview,
  ManagedReview,
  ManagedReviewsQuery,
  NewReview,
  ReviewChange,
  Reviews,
  ReviewsQuery,
} from './reviews.ts';

export const listReviews = {
  method: 'GET',
  path: '/review',
  summary:
    'Reviews, newest first. At most one of the first four, which the home page shows, is of an account that is neither verified nor has paid.',
  access: 'everyone',
  query: ReviewsQuery,
  response: Reviews,
  isList: true,
} as const satisfies Call;

export const addReview = {
  method: 'POST',
  path: '/review',
  summary: 'Adds a review with the name of the caller’s profile. At most five a day.',
  access: 'customer',
  body: NewReview,
  response: AddedReview,
  isKeyed: true,
} as const satisfies Call;

export const listAllReviews = {
  method: 'GET',
  path: '/all-reviews',
  summary: 'All reviews, newest first, hidden ones included.',
  access: 'admin',
  query: ManagedReviewsQuery,
  response: z.array(ManagedReview),
  isList: true,
} as const satisfies Call;

export const changeReview = {
  method: 'PATCH',
  path: '/review/:id',
  summary: 'Hides a review from everybody but admins, or shows it again.',
  access: 'admin',
  body: ReviewChange,
  response: ChangedReview,
  counters: { modifiedCount: 0 },
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const orderStats = {
  method: 'GET',
  path: '/order-stats',
  summary:
    'Counts and totals by status and for the last 30 days, the number of users and parts, and parts low in stock.',
  access: 'admin',
  response: OrderStats,
} as const satisfies Call;

export const listOrderNotes = {
  method: 'GET',
  path: '/order-notes/:id',
  summary: 'The notes of admins and the questions of the customer about an order, oldest first.',
  access: 'admin',
  response: z.array(OrderNote),
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const addOrderNote = {
  method: 'POST',
  path: '/order-notes/:id',
  summary: 'Adds a note on an order, which only admins see.',
  access: 'admin',
  body: NewOrderNote,
  response: OrderNote,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const askQuestion = {
  method: 'POST',
  path: '/questions',
  summary: 'Asks the shop about a part, or about an order of the caller. At most ten an hour.',
  access: 'signedIn',
  body: NewQuestion,
  response: AskedQuestion,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const listPartQuestions = {
  method: 'GET',
  path: '/part-questions/:id',
  summary: 'The questions of customers about a part, newest first, at most 100.',
  access: 'admin',
  response: z.array(OrderNote),
  problems: ['NOT_FOUND'],
} as const satisfies Call;
