import type { ProblemCode } from '#contract/problem.ts';

interface Wording {
  /** The story of this code shows where such words stand: the app says what the server says. */
  code: ProblemCode;
  cause: string;
}

const invalid = (cause: string): Wording => ({ code: 'INVALID', cause });
const because = (code: ProblemCode, cause: string): Wording => ({ code, cause });

/** What refusals of the server say instead of their code's usual words, with `*` for what is put into it. */
export const serverWords: Readonly<Record<string, Wording>> = {
  'The list has no such sort': invalid('A list is asked for in an order that it does not have'),
  'Send page or cursor, not both': invalid('A list is asked for by page and by cursor'),
  'page reaches as far as row *; cursor goes on': invalid('A page lies further on than pages are counted'),
  'The cursor does not belong to this list': invalid('A list is asked for by the cursor of another one'),
  'The body is not JSON': invalid('A body is sent that is not JSON'),
  'The address holds a malformed escape': invalid('An address holds a % that escapes nothing'),
  'The address holds a NUL byte': invalid('An address holds %00'),
  '* is given twice': invalid('An address holds a parameter twice'),
  '* holds a NUL byte': invalid('A parameter holds %00'),
  'Idempotency-Key takes 1 to 255 visible characters': invalid(
    'A call is sent by a key that is empty, too long or not to be read',
  ),
  'Not a report': invalid('What is sent as a report of the browser is none'),
  'Send multipart/form-data': because('UNSUPPORTED_MEDIA', 'A picture is sent as something else than a form'),
  'Send one picture in the field image.': invalid('The form holds no picture, or several'),
  'The picture is larger than 5 MB.': because('TOO_LARGE', 'The picture has more bytes than are taken'),
  'The picture has more than * million pixels.': because(
    'TOO_LARGE',
    'The picture has more pixels than are taken',
  ),
  'The picture takes too long to read. Send a smaller one.': because(
    'TOO_LARGE',
    'Reading the picture does not come to an end in time',
  ),
  'This file is no PNG, JPEG, WebP or AVIF picture.': because(
    'UNSUPPORTED_MEDIA',
    'The bytes of the file are of another kind',
  ),
  'This picture is damaged and cannot be read.': invalid('The picture ends early, or breaks its reader'),
  'Pictures cannot be looked at right now': because('UNAVAILABLE', 'Nothing is there that reads pictures'),
  'Pictures cannot be reached right now': because('UNAVAILABLE', 'The bucket of pictures does not answer'),
  'Pictures cannot be kept right now': because('UNAVAILABLE', 'The folder of pictures cannot be written'),
  'The image host cannot be reached. Try again in a minute.': because(
    'UNAVAILABLE',
    'The host that pictures are handed on to does not answer',
  ),
  'image: Use a picture that was uploaded here, or one of a known image host': invalid(
    'A part is saved with the address of a picture of anybody’s',
  ),
  'price: *': invalid('A part is changed so that one order would cost too little to be charged'),
  'One order comes to between $* and $*': invalid(
    'An order is placed that the card provider would not charge',
  ),
  'A payment of this order is being processed': because(
    'UNAVAILABLE',
    'An order is deleted while its card is being charged',
  ),
  'The card provider refused the refund; the order stays as it was': because(
    'UNAVAILABLE',
    'A paid order is deleted, and the card provider refuses the refund',
  ),
  'The refund of this order is under way': because(
    'UNAVAILABLE',
    'A paid order is deleted whose refund has begun',
  ),
  'The refund is still on its way': because(
    'UNAVAILABLE',
    'A paid order is deleted, and the card provider has not yet refunded it',
  ),
  'No unpaid order with this total': because(
    'NOT_FOUND',
    'A payment is prepared for a total that no unpaid order has',
  ),
  'Sign-in cannot be checked right now. Try again in a moment.': because(
    'UNAVAILABLE',
    'The identity provider does not answer the server',
  ),
  'Your session has ended. Please log in again.': because(
    'UNAUTHENTICATED',
    'An ID token is exchanged whose sign-in was ended, for instance by a password reset',
  ),
  'The card provider cannot be reached right now': because(
    'UNAVAILABLE',
    'The card provider does not answer the server',
  ),
  'productPay is not the order in the address': invalid(
    'A payment is told of another order than the address names',
  ),
  'The signature does not fit': invalid(
    'An event of the card provider has another’s signature; only the caller reads it',
  ),
  'An event of the other mode': invalid(
    'An event of test mode comes to a live shop, or the other way round; only the caller reads it',
  ),
};
