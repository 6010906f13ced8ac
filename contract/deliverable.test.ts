import { expect, test } from 'vitest';
import { isDeliverable } from './deliverable.ts';

test.each([
  'mara@norholt.test',
  'mara.lindqvist+discs@sub.norholt.example',
  "o'brien@norholt.example",
  'jörg@größe.example',
  '用户@例子.example',
  '_{}|~=^`#$&*/-@x.example',
  'desk@localhost',
])('%j is sent to', (email) => {
  expect(isDeliverable(email)).toBe(true);
});

test.each([
  'a1<victim@example.com>',
  'x,victim@example.com',
  'x;victim@example.com',
  'x:victim@example.com;',
  'team:victim@example.com',
  '"a b"@example.com',
  '"victim@example.com"@evil.example',
  'victim@example.com(x)@evil.example',
  'a(comment)@example.com',
  'a@(comment)example.com',
  'victim@example.com\n@evil.example',
  'a\r\nBcc: victim@example.com',
  'a b@example.com',
  '=?utf-8?q?victim=40example.com=2c?=@evil.example',
  'victim%example.com@norholt.test',
  'norholt.test!victim@example.com',
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a@example.com.',
  'a@-example.com',
  'a@example..com',
  'a@[127.0.0.1]',
  'a@[x@evil.example]',
  'a@b@example.com',
  'a\\@example.com',
  'vic\u200btim@example.com',
  'victim\u202e@example.com',
  'victim@exam\u00adple.com',
  'victim\uff20example.com',
  'victim@example\u3002com',
  'victim@example.com\u0000',
  '@example.com',
  'victim@',
  '',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(254)}`,
])('%j is not', (email) => {
  expect(isDeliverable(email)).toBe(false);
});
