// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { message } from '../message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/Refusals', tags: ['!autodocs'] } satisfies Meta;

export const Invalid = message('refusals', 'INVALID');
export const BelowMinimum = message('refusals', 'BELOW_MINIMUM');
export const UnknownTransaction = message('refusals', 'UNKNOWN_TRANSACTION');
export const Unauthenticated = message('refusals', 'UNAUTHENTICATED');
export const AppCheckFailed = message('refusals', 'APP_CHECK_FAILED');
export const PaymentNotSucceeded = message('refusals', 'PAYMENT_NOT_SUCCEEDED');
export const Forbidden = message('refusals', 'FORBIDDEN');
export const EmailNotVerified = message('refusals', 'EMAIL_NOT_VERIFIED');
export const AccountBlocked = message('refusals', 'ACCOUNT_BLOCKED');
export const NotFound = message('refusals', 'NOT_FOUND');
export const PartNotFound = message('refusals', 'PART_NOT_FOUND');
export const AboveStock = message('refusals', 'ABOVE_STOCK');
export const PriceChanged = message('refusals', 'PRICE_CHANGED');
export const AlreadyPaid = message('refusals', 'ALREADY_PAID');
export const OrderNotDeletable = message('refusals', 'ORDER_NOT_DELETABLE');
export const OrderNotPayable = message('refusals', 'ORDER_NOT_PAYABLE');
export const PaymentMismatch = message('refusals', 'PAYMENT_MISMATCH');
export const PartChanged = message('refusals', 'PART_CHANGED');
export const NameTaken = message('refusals', 'NAME_TAKEN');
export const LastAdmin = message('refusals', 'LAST_ADMIN');
export const OwnAccount = message('refusals', 'OWN_ACCOUNT');
export const TooLarge = message('refusals', 'TOO_LARGE');
export const UnsupportedMedia = message('refusals', 'UNSUPPORTED_MEDIA');
export const InFlight = message('refusals', 'IN_FLIGHT');
export const KeyReused = message('refusals', 'KEY_REUSED');
export const TooManyOpenOrders = message('refusals', 'TOO_MANY_OPEN_ORDERS');
export const TooManyPayments = message('refusals', 'TOO_MANY_PAYMENTS');
export const RateLimited = message('refusals', 'RATE_LIMITED');
export const Unavailable = message('refusals', 'UNAVAILABLE');
export const Internal = message('refusals', 'INTERNAL');
