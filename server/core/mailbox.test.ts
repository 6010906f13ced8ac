import { expect, test } from 'vitest';
import { readMailbox } from './mailbox.ts';

const address = 'shop@norholt.example';

test.each([
  [address, { name: '', address }],
  [`<${address}>`, { name: '', address }],
  [`Norholt <${address}>`, { name: 'Norholt', address }],
  [`"Norholt Parts, Ltd." <${address}>`, { name: 'Norholt Parts, Ltd.', address }],
  [`Norholt: Parts, Ltd. <${address}>`, { name: 'Norholt: Parts, Ltd.', address }],
  [`${address}, other@norholt.example`, null],
  [`Norholt:${address};`, null],
  [`Norholt <${address}>, <other@norholt.example>`, null],
  [`Norholt <a,b@norholt.example>`, null],
  [`Norholt\r\nBcc: x <${address}>`, null],
  [`Norholt <${address}`, null],
  ['', null],
])('%j is read as %j', (text, mailbox) => {
  expect(readMailbox(text)).toEqual(mailbox);
});
