import type { Call } from '../call.ts';
import { CreatePayment, PaymentSecret, PaymentUpdate, PaymentUpdated } from './payments.ts';

export const createPayment = {
  method: 'POST',
  path: '/create-payment',
  summary:
    'Returns the client secret of the PaymentIntent of an order, or of the unpaid orders of a checkout.',
  access: 'owner',
  body: CreatePayment,
  response: PaymentSecret,
  isKeyed: true,
  problems: [
    'APP_CHECK_FAILED',
    'NOT_FOUND',
    'ALREADY_PAID',
    'ORDER_NOT_PAYABLE',
    'ABOVE_STOCK',
    'LINES_REFUSED',
    'TOO_MANY_PAYMENTS',
  ],
} as const satisfies Call;

export const updatePayment = {
  method: 'PATCH',
  path: '/payment-update/:id',
  summary: 'Reports a payment, which the server verifies at the provider. 202 while it is processing.',
  access: 'owner',
  canBeLater: true,
  body: PaymentUpdate,
  response: PaymentUpdated,
  counters: { modifiedCount: 0 },
  isKeyed: true,
  problems: ['NOT_FOUND', 'ALREADY_PAID', 'UNKNOWN_TRANSACTION', 'PAYMENT_NOT_SUCCEEDED', 'PAYMENT_MISMATCH'],
} as const satisfies Call;
