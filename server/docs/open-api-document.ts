import * as z from 'zod/mini';
import { access } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import type { Call } from '#contract/calls.ts';
import { RefusedImage } from '#contract/images.ts';
import { Problem, problemStatuses, type ProblemCode } from '#contract/problem.ts';

export type Schema = Record<string, unknown>;
export type Content = Record<string, { schema: Schema }>;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

export interface Operation {
  operationId: string;
  summary: string;
  security: Schema[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content; headers?: Schema }>;
}

/** `servers` is for paths outside /api. */
type PathItem = { servers?: Array<{ url: string }> } & { [M in Method]?: Operation };
export type Method = Lowercase<Call['method']>;

const methods: readonly Method[] = ['get', 'put', 'post', 'patch', 'delete'];

export const operationsOf = (item: PathItem): Array<[Method, Operation]> =>
  methods.flatMap((method): Array<[Method, Operation]> => {
    const operation = item[method];
    return operation === undefined ? [] : [[method, operation]];
  });

/** Returns the JSON Schema without `$schema`, which OpenAPI states once per document. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const made: Schema = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
  delete made['$schema'];
  return made;
}

const ObjectSchema = z.object({ properties: z._default(z.record(z.string(), z.looseObject({})), {}) });

/** Returns the problems that every call of this kind can return. */
export function commonProblems(call: Call): ProblemCode[] {
  const codes: ProblemCode[] = ['INVALID', 'NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL'];
  if (call.access !== 'everyone') codes.push('UNAUTHENTICATED');
  const { other, admin } = access[call.access];
  if (other === 403 || admin === 403) codes.push('FORBIDDEN');
  if (call.method !== 'GET') codes.push('TOO_LARGE', 'UNSUPPORTED_MEDIA');
  if (call.isKeyed) codes.push('IN_FLIGHT', 'KEY_REUSED');
  return codes;
}

const header = (description: string, type = 'string') => ({ description, schema: { type } });

const listHeaders = {
  Link: header('The next page as rel="next"; absent on the last page'),
  'X-Total-Count': header('The number of rows, exact up to 1,000; only with a query', 'integer'),
  'X-Total-Count-Capped': header('"true" if there are more rows than were counted'),
  'X-Counts': header(
    'With `countBy`: the number of rows by value, "low=3, out=1000+". + means that there are more',
  ),
  'X-Search': header('How a search for parts was understood, as a query string; absent if just as typed'),
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A repeated request with the same key and body gets the first response. Kept for a day.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function parametersOf(call: Call): Parameter[] {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties } = ObjectSchema.parse(call.query === undefined ? {} : schemaOf(call.query, 'input'));
  const inQuery = Object.entries(properties).map(([name, schema]): Parameter => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
  return [...inPath, ...inQuery, ...(call.isKeyed ? [idempotencyKey] : [])];
}

function responsesOf(call: Call): Operation['responses'] {
  const response = {
    content: { [call.mediaType ?? 'application/json']: { schema: schemaOf(call.response, 'output') } },
    ...(call.isList ? { headers: listHeaders } : {}),
  };
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set([...commonProblems(call), ...(call.problems ?? [])])) {
    for (const status of problemStatuses[code]) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const problem = call.upload === 'image' ? 'RefusedImage' : 'Problem';
  const problems = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${problem}` } } },
    },
  ]);
  return {
    '200': { description: call.summary, ...response },
    ...(call.canBeLater && { '202': { description: 'The provider is still processing it', ...response } }),
    ...Object.fromEntries(problems),
  };
}

function bodyOf({ body, upload, isBodyOptional }: Call): Pick<Operation, 'requestBody'> {
  if (upload !== undefined) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', properties: { [upload]: file }, required: [upload] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (body === undefined) return {};
  const schema = schemaOf(body, 'input');
  return { requestBody: { required: !isBodyOptional, content: { 'application/json': { schema } } } };
}

function operationOf(name: string, call: Call): Operation {
  return {
    operationId: name,
    summary: call.summary,
    security: call.access === 'everyone' ? [] : [{ accessToken: [] }],
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses: responsesOf(call),
  };
}

/** The REST contract as an OpenAPI 3.1 document, derived from the calls and schemas that the server runs. */
export function openApiDocument(publicUrl: string) {
  const paths: Record<string, PathItem> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Norholt',
      version: '1',
      description: 'The shop’s REST API. Amounts are in dollars, ids are UUIDs, times are UTC.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      schemas: { Problem: schemaOf(Problem, 'output'), RefusedImage: schemaOf(RefusedImage, 'output') },
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'From PUT /user/{email}, valid for an hour.',
        },
      },
    },
    paths,
  };
}
