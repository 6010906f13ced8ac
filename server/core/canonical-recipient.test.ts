import { expect, test } from 'vitest';
import { canonicalRecipient, hashRecipient } from './canonical-recipient.ts';

test.each([
  ['Mara.Lindqvist@Example.COM', 'mara.lindqvist@example.com'],
  ['mara+discs@example.com', 'mara@example.com'],
  ['mara+a+b@example.com', 'mara@example.com'],
  ['+mara@example.com', '+mara@example.com'],
  ['m.a.r.a+x@gmail.com', 'mara@gmail.com'],
  ['Mara@GoogleMail.com', 'mara@gmail.com'],
  ['ma.ra@example.com', 'ma.ra@example.com'],
  ['\uff4dara@example.com', 'mara@example.com'],
  ['mara@\uff45xample\u3002com', 'mara@example.com'],
  ['mara@exam\u00adple.com.', 'mara@example.com'],
  ['ma\u200bra@example.com', 'mara@example.com'],
  ['jo\u0308rg@example.com', 'jörg@example.com'],
  ['strasse@gr\u00f6\u00dfe.example', 'strasse@xn--grsse-kua.example'],
  ['stra\u00dfe@example.com', 'strasse@example.com'],
  ['mara@xn--exmple-cua.com', 'mara@xn--exmple-cua.com'],
  ['mara@xn--gre-6ka8i.test', canonicalRecipient('mara@größe.test')],
  ['mara@exämple.com', 'mara@xn--exmple-cua.com'],
])('%j counts as %j', (email, canonical) => {
  expect(canonicalRecipient(email)).toBe(canonical);
  expect(canonicalRecipient(canonical)).toBe(canonical);
});

test('a hash of it depends on the key', () => {
  const [one, other] = ['one', 'other'].map((key) => new TextEncoder().encode(key));
  if (!one || !other) throw new Error('There are two keys');
  expect(hashRecipient('Mara+x@example.com', one)).toBe(hashRecipient('mara@example.com', one));
  expect(hashRecipient('mara@example.com', one)).not.toBe(hashRecipient('mara@example.com', other));
});
