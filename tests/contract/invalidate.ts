import * as z from 'zod/mini';
import { openApiDocument } from '#server/docs/open-api-document.ts';
import type { ValidRequest } from './valid-requests.ts';

/** A request with one thing wrong. */
export interface InvalidRequest {
  /** What is wrong, for the message of a test that fails. */
  what: string;
  path: string;
  token?: string;
  /** Sent as it is. */
  body?: string | FormData;
  headers?: Record<string, string>;
}

const Field = z.object({
  type: z.optional(z.string()),
  minLength: z.optional(z.number()),
  minimum: z.optional(z.number()),
});
type Field = z.infer<typeof Field>;
const Body = z.object({
  properties: z.record(z.string(), Field),
  required: z._default(z.array(z.string()), []),
});
type Body = z.infer<typeof Body>;

const Operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string() })),
  requestBody: z.optional(
    z.object({
      content: z.object({
        'application/json': z.optional(
          z.object({ schema: z.union([Body, z.object({ anyOf: z.array(Body) })]) }),
        ),
      }),
    }),
  ),
});
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

interface Form {
  path: string;
  query: readonly string[];
  body: Body | null;
  isKeyed: boolean;
}

/** What each call takes, as the OpenAPI document says. */
const forms = new Map<string, Form>(
  Object.entries(Document.parse(openApiDocument('http://localhost:3000')).paths).flatMap(([path, methods]) =>
    Object.values(methods).map(({ operationId, parameters, requestBody }): [string, Form] => {
      const schema = requestBody?.content['application/json']?.schema;
      const body = schema === undefined ? null : 'anyOf' in schema ? (schema.anyOf[0] ?? null) : schema;
      return [
        operationId,
        {
          path,
          query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
          isKeyed: parameters.some(({ name }) => name === 'Idempotency-Key'),
          body,
        },
      ];
    }),
  ),
);

/** Stands in a body for a literal that `JSON.stringify` would not write. */
const literal = (text: string) => `@literal:${text}@`;
const write = (body: unknown) => JSON.stringify(body).replace(/"@literal:([^@]*)@"/g, '$1');

const wrongTypes = [null, true, [], {}];
const brokenTexts = ['a\0b', '\0', 'half \ud800 a character', '\udc00', 'x'.repeat(20_000)];
const wrongForText = [
  ...[...wrongTypes, 0, -1, ['x'], { a: 'x' }, ...brokenTexts],
  ...['1e309', '-0'].map(literal),
];
const notNumbers = [...wrongTypes, [1], '1', '', 'NaN', 'Infinity', '1e3'];
const hugeNumbers = ['1e309', '-1e309', '123456789012345678901234567890'].map(literal);
const wrongForNumbers = [...notNumbers, -1, -0.01, -1e9, 2 ** 53, 1e15, 1e21, ...hugeNumbers];
const wrongForWholeNumbers = [...wrongForNumbers, 0.5, 1.5, 1e-7];

const notJson = [
  ...`null true 1 -0 1e309 "text" [] [[]] { } {] {"a":} {'a':1} {a:1} NaN undefined <xml/> a=1&b=2`.split(
    ' ',
  ),
  ...['', ' ', '\0', '\ufeff{', '{"a":1,}', '{"a":01}', '{"a":"\\ud800', '[1,2'],
  ...['['.repeat(10_000), '{"a":'.repeat(5_000), `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
];
const spoiltEscapes = '% %z %zz %f %ff %c0%80 %e0%80 %ed%a0%80 %f8%88%80%80%80 %00 a%00b'.split(' ');
const spoiltKeys = ['', ' ', 'two words', 'x'.repeat(256), 'tab\there', '\u00e9'];
const spoiltIds = [
  ...`0 -1 undefined __proto__ constructor .. %2e%2e%2f 00000000-0000-0000-0000-000000000000 {"$ne":null}`.split(
    ' ',
  ),
  ..."' OR 1=1 --,\u202e\u0661".split(','),
  'x'.repeat(4_000),
];
const spoiltSearches = ['x'.repeat(101), 'x'.repeat(1_000), '\0'];
const spoiltParameters = [
  ...'-1 1e5 \u0661\u0662 1.2.3 []'.split(' '),
  ...['', ' ', '9'.repeat(30), 'x'.repeat(700)],
];

/** Endless requests that each have one thing wrong with a valid one, always the same for the same `random`. */
export function* invalidate(
  name: string,
  valid: ValidRequest,
  random: () => number,
): Generator<InvalidRequest, never> {
  const form = forms.get(name);
  if (!form) throw new Error(`The OpenAPI document has no ${name}`);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  const noise = (length: number) =>
    Array.from({ length }, () => String.fromCharCode(33 + Math.floor(random() * 94))).join('');
  const [address = ''] = valid.path.split('?');
  const base = {
    path: valid.path,
    ...(valid.token !== undefined && { token: valid.token }),
    ...(valid.body !== undefined && { body: write(valid.body) }),
  };
  const withQuery = (query: string) => `${valid.path}${valid.path.includes('?') ? '&' : '?'}${query}`;

  type Change = Omit<InvalidRequest, 'path' | 'token'> & { path?: string };
  const ways: Array<() => Change> = [
    () => {
      const escape = pick(spoiltEscapes);
      return { what: `query ${escape}`, path: withQuery(`${encodeURIComponent(noise(4))}=${escape}`) };
    },
    () => {
      const twice = encodeURIComponent(pick([...form.query, noise(6)]));
      return { what: `${twice} twice`, path: withQuery(`${twice}=1&${twice}=2`) };
    },
  ];

  const stem = address.slice(0, address.lastIndexOf('/') + 1);
  if (form.path.includes('{')) {
    ways.push(() => {
      const escape = pick(spoiltEscapes);
      return { what: `path ${escape}`, path: `${stem}${escape}` };
    });
  }
  if (form.path.includes('{id}')) {
    ways.push(() => {
      const id = pick([...spoiltIds, noise(1 + Math.floor(random() * 60))]);
      return { what: `id ${id.slice(0, 40)}`, path: stem + encodeURIComponent(id) };
    });
  }
  if (form.query.length > 0) {
    ways.push(() => {
      const parameter = pick(form.query);
      const value = pick(parameter === 'search' ? spoiltSearches : [...spoiltParameters, `!${noise(5)}`]);
      return {
        what: `${parameter}=${value.slice(0, 30)}`,
        path: `${address}?${parameter}=${encodeURIComponent(value)}`,
      };
    });
  }

  const { body } = form;
  if (body !== null && valid.body !== undefined) {
    const whole = valid.body;
    const fields = Object.entries(body.properties);
    const spoilField = () => {
      const [field, { type, minLength = 0 }] = pick(fields);
      const blanks = minLength > 0 ? ['', '  \t\n '] : [];
      const value: unknown =
        type === 'number'
          ? pick(wrongForNumbers)
          : pick(type === 'integer' ? wrongForWholeNumbers : [...wrongForText, ...blanks]);
      return {
        what: `${field}: ${write(value).slice(0, 40)}`,
        body: write({ ...whole, [field]: value }),
      };
    };
    // Fields are spoilt three times as often as anything else.
    ways.push(spoilField, spoilField, spoilField, () => {
      const text = pick([...notJson, noise(20), write(whole).slice(0, -1 - Math.floor(random() * 10))]);
      return { what: `body ${text.slice(0, 40)}`, body: text };
    });
    if (body.required.length > 0) {
      ways.push(
        () => {
          const missing = pick(body.required);
          const rest = Object.entries(whole).filter(([field]) => field !== missing);
          return { what: `without ${missing}`, body: write(Object.fromEntries(rest)) };
        },
        () => ({
          what: 'all of it in __proto__',
          body: `{"${pick(['__proto__', 'constructor', 'prototype'])}":${write(whole)}}`,
        }),
      );
    }
  }

  if (form.isKeyed) {
    ways.push(() => {
      const key = pick(spoiltKeys);
      return { what: `key ${key.slice(0, 20)}`, headers: { 'Idempotency-Key': key } };
    });
  }

  if (valid.body !== undefined) {
    yield { ...base, what: '10 MB', body: write({ ...valid.body, filler: 'x'.repeat(10_000_000) }) };
    yield { ...base, what: '10 MB of nothing', body: ' '.repeat(10_000_000) };
  }
  for (;;) yield { ...base, ...pick(ways)() };
}
