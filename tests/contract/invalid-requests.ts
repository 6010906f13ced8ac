import sharp from 'sharp';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import { openApiDocument, operationsOf } from '#server/docs/open-api-document.ts';
import { testConfig } from '#server/testing/app.ts';
import type { ValidRequest } from './valid-requests.ts';

/** A request with one thing wrong. */
export interface InvalidRequest {
  /** What is wrong, for the message of a test that fails. */
  what: string;
  path: string;
  token?: string;
  /** The field at fault. The body of PUT /synonyms is a list of lists, where only a row is at fault. */
  field?: string;
  /** Sent as it is. */
  body?: string | FormData;
  headers?: Record<string, string>;
}

const Typed = z.object({ type: z.optional(z.string()) });

const Body = z.object({
  properties: z.record(
    z.string(),
    z.object({
      type: z.optional(z.string()),
      minLength: z.optional(z.number()),
      items: z.optional(z.extend(Typed, { anyOf: z._default(z.array(Typed), []) })),
    }),
  ),
  required: z._default(z.array(z.string()), []),
});
/** A list whose rows are objects or lists. */
const List = z.object({ type: z.literal('array') });
const Bodies = z.union([Body, z.object({ anyOf: z.array(Body) }), List]);

const operations = Object.entries(openApiDocument('http://localhost:3000').paths).flatMap(([path, item]) =>
  operationsOf(item).map(([, operation]) => ({ path, ...operation })),
);

/** Stands in a body for a literal that `JSON.stringify` would not write. */
const literal = (text: string) => `@literal:${text}@`;
const write = (body: unknown) => JSON.stringify(body).replace(/"@literal:([^@]*)@"/g, '$1');

const wrongTypes = [null, true, [], {}];
/** Nothing of these remains once a text is cleaned. */
const emptyTexts = ['', '  \t\n ', '\0', '\udc00', '\u200b', '\u3164\u2800'];
const wrongForText = [
  ...[...wrongTypes, 0, -1, ['x'], { a: 'x' }, 'x'.repeat(20_000)],
  ...['1e309', '-0'].map(literal),
];
const notNumbers = [...wrongTypes, [1], '1', '', 'NaN', 'Infinity', '1e3'];
const hugeNumbers = ['1e309', '-1e309', '123456789012345678901234567890'].map(literal);
const wrongForNumbers = [...notNumbers, -1, -0.01, -1e9, 2 ** 53, 1e15, 1e21, ...hugeNumbers];
const wrongForWholeNumbers = [...wrongForNumbers, 0.5, 1.5, 1e-7];

const notLists = [true, 0, 'x', {}, [null], [[]], [{}]];
const wrongForLists = [...notLists, ['x']];
const notObjects = [null, true, 0, 'x', []];
const notFlags = [null, 0, 1, 'true', '', [], {}];

/** Every call reads its body with one function, so one of them gets all of these and the others a few. */
const notJson = [
  ...`null true 1 -0 1e309 "text" [] [[]] { } {] {"a":} {'a':1} {a:1} NaN undefined <xml/> a=1&b=2`.split(
    ' ',
  ),
  ...['', ' ', '\0', '\ufeff{', '{"a":1,}', '{"a":01}', '{"a":"\\ud800', '[1,2'],
  ...['['.repeat(10_000), '{"a":'.repeat(5_000), `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
];
const brokenEscapes = '% %z %zz %f %ff %c0%80 %e0%80 %ed%a0%80 %f8%88%80%80%80 %00 a%00b'.split(' ');
const invalidKeys = ['', ' ', 'two words', 'x'.repeat(256), 'tab\there', '\u00e9'];
const unknownIds = [
  ...`0 -1 undefined __proto__ constructor .. %2e%2e%2f 00000000-0000-0000-0000-000000000000 {"$ne":null}`.split(
    ' ',
  ),
  ..."' OR 1=1 --,\u202e\u0661".split(','),
  'x'.repeat(4_000),
];
const textParameters = ['search', 'query', 'category', 'brand'];
const invalidSearches = ['x'.repeat(101), 'x'.repeat(1_000), '\0'];
const invalidSlugs = ['', 'Golf VII', 'golf-', '\u0661', 'x'.repeat(limits.vehicleSlugMax + 1), '\0'];
const invalidParameters = [
  ...'-1 1e5 \u0661\u0662 1.2.3 [] !'.split(' '),
  ...['', ' ', '9'.repeat(30), 'x'.repeat(700)],
];

function invalidValues(parameter: string): readonly string[] {
  if (textParameters.includes(parameter)) return invalidSearches;
  if (parameter === 'note') return ['', 'x'.repeat(limits.fitmentNoteMax + 1), '\0'];
  // As long as an email address.
  if (parameter === 'customer') return invalidSearches.slice(1);
  return parameter === 'vehicle' ? invalidSlugs : invalidParameters;
}

/** Returns a query with another value of one parameter. */
function replaced(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search);
  query.set(name, value);
  return query.toString();
}

/** Returns requests that each have one thing wrong with a valid one, for everything that the OpenAPI document names. */
export function invalidRequests(name: string, valid: ValidRequest): InvalidRequest[] {
  const operation = operations.find(({ operationId }) => operationId === name);
  if (!operation) throw new Error(`The OpenAPI document has no ${name}`);
  const { path, parameters, requestBody } = operation;
  const query = parameters.filter((one) => one.in === 'query').map((one) => one.name);
  const isKeyed = parameters.some((one) => one.name === 'Idempotency-Key');
  const [address = '', search = ''] = valid.path.split('?');
  const stem = address.slice(0, address.lastIndexOf('/') + 1);
  const base = {
    ...(valid.token !== undefined && { token: valid.token }),
    ...(valid.body !== undefined && { body: write(valid.body) }),
  };
  const at = (what: string, changed: string, field?: string): InvalidRequest => ({
    ...{ ...base, what, path: changed },
    ...(field !== undefined && { field }),
  });
  const withQuery = (added: string) => `${valid.path}${valid.path.includes('?') ? '&' : '?'}${added}`;
  const withBody = (what: string, body: string, field?: string): InvalidRequest => ({
    ...at(what, valid.path, field),
    body,
  });

  const requests = [
    ...brokenEscapes.map((escape) => at(`query ${escape}`, withQuery(`name=${escape}`))),
    ...[...query, 'other'].map((one) => at(`${one} twice`, withQuery(`${one}=1&${one}=2`), one)),
    ...(path.includes('{') ? brokenEscapes : []).map((escape) => at(`path ${escape}`, stem + escape)),
    ...(path.includes('{id}') ? unknownIds : []).map((id) => at(`id ${id}`, stem + encodeURIComponent(id))),
    ...query.flatMap((one) =>
      invalidValues(one).map((value) =>
        at(`${one}=${value}`, `${address}?${replaced(search, one, value)}`, one),
      ),
    ),
    ...(isKeyed ? invalidKeys : []).map((key) => ({
      ...at(`key ${key}`, valid.path, 'Idempotency-Key'),
      headers: { 'Idempotency-Key': key },
    })),
  ];

  const { body: whole } = valid;
  const schema = requestBody?.content['application/json']?.schema;
  if (schema === undefined || whole === undefined) return requests;
  const bodies = Bodies.parse(schema);
  if ('type' in bodies)
    return [...requests, ...wrongForLists.map((value) => withBody(write(value), write(value)))];
  const form = 'anyOf' in bodies ? bodies.anyOf[0] : bodies;
  for (const [field, { type, minLength = 0, items }] of Object.entries(form?.properties ?? {})) {
    const texts = [...wrongForText, ...(minLength > 0 ? emptyTexts : [])];
    if (type === 'array' || type === undefined) {
      const isOfTexts = items && [items, ...items.anyOf].some((one) => one.type === 'string');
      for (const value of isOfTexts ? notLists : wrongForLists)
        requests.push(withBody(`${field}: ${write(value)}`, write({ ...whole, [field]: value }), field));
      continue;
    }
    const values = new Map<string, readonly unknown[]>([
      ['number', wrongForNumbers],
      ['integer', wrongForWholeNumbers],
      ['boolean', notFlags],
      ['object', notObjects],
    ]).get(type);
    for (const value of values ?? texts) {
      requests.push(withBody(`${field}: ${write(value)}`, write({ ...whole, [field]: value }), field));
    }
  }
  const required = form?.required ?? [];
  for (const missing of required) {
    const rest = Object.entries(whole).filter(([field]) => field !== missing);
    requests.push(withBody(`without ${missing}`, write(Object.fromEntries(rest)), missing));
  }
  for (const field of required.length > 0 ? ['__proto__', 'constructor', 'prototype'] : []) {
    requests.push(withBody(`all of it in ${field}`, `{"${field}":${write(whole)}}`));
  }
  const isFirst = name === 'placeOrder';
  const broken = notJson.filter(
    (text, index) => (isFirst || index < 4) && (text !== '' || requestBody?.required),
  );
  const large = [write({ ...whole, filler: 'x'.repeat(10_000_000) }), ' '.repeat(10_000_000)];
  return [
    ...requests,
    ...[...broken, write(whole).slice(0, -1)].map((text) => withBody(`body ${text}`, text)),
    ...(isFirst ? large : []).map((text) => withBody('10 MB', text)),
  ];
}

/** Returns uploads with an invalid form. server/images/hostile-files.test.ts sends invalid images. */
export async function invalidUploads({ path, token = '' }: ValidRequest): Promise<InvalidRequest[]> {
  const bytes = await sharp({ create: { width: 32, height: 24, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const image = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
  const form = (what: string, ...entries: ReadonlyArray<readonly [string, string | Blob]>) => {
    const body = new FormData();
    for (const [name, value] of entries) body.append(name, value);
    return { what, path, token, body };
  };
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const cutOff = '--x\r\nContent-Disposition: form-data; name="image"; filename="x.png"\r\n\r\nnoise';
  return [
    form('no file'),
    form('another field', ['photo', image]),
    form('a text', ['image', 'text']),
    form('a file and a text', ['image', 'text'], ['image', image]),
    form('two files', ['image', image], ['image', image]),
    form('a file too many', ['image', image], ['photo', image]),
    form('an empty file', ['image', new Blob()]),
    form('6 MB', ['image', new Blob([new Uint8Array(6_000_000)])]),
    { what: 'no form at all', path, token, body: 'noise', headers: multipart },
    { what: 'a form that ends early', path, token, body: cutOff, headers: multipart },
    { ...form('a parameter twice', ['image', image]), path: `${path}?a=1&a=2` },
    { ...form('a broken escape', ['image', image]), path: `${path}?a=%zz` },
  ];
}

const invalidFields = [null, undefined, [], {}, ['x'], 2 ** 53, -1, '\0', '\ud800', '', ' '];

/** Returns webhooks with a valid signature and an invalid event. */
export function invalidEvents(): InvalidRequest[] {
  const { webhookSecret: secret } = testConfig().payments;
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object: { id: 'pi_1', object: 'payment_intent' } },
  };
  const payloads = [
    ...notJson,
    ...['id', 'type', 'livemode', 'data'].flatMap((field) =>
      invalidFields.map((value) => JSON.stringify({ ...event, [field]: value })),
    ),
  ];
  return payloads.map((payload) => ({
    what: payload,
    path: '/webhooks/stripe',
    body: payload,
    headers: { 'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }) },
  }));
}
