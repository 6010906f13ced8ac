import * as z from 'zod/mini';
import { access } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import type { Call } from '#contract/calls.ts';
import { RefusedImage } from '#contract/images.ts';
import { Problem, problemStatuses, type ProblemCode } from '#contract/problem.ts';

type Schema = Record<string, unknown>;

/** A JSON Schema without the key that OpenAPI states once for the whole document. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const made: Schema = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
  delete made['$schema'];
  return made;
}

const ObjectSchema = z.object({ properties: z.optional(z.record(z.string(), z.unknown())) });

/** What any call can be refused with, by what it is like. */
export function commonProblems(call: Call): ProblemCode[] {
  const codes: ProblemCode[] = ['INVALID', 'NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL'];
  if (call.access !== 'everyone') codes.push('UNAUTHENTICATED');
  if (access[call.access].other === 403) codes.push('FORBIDDEN');
  if (call.method !== 'GET') codes.push('TOO_LARGE', 'UNSUPPORTED_MEDIA');
  if (call.isKeyed) codes.push('IN_FLIGHT', 'KEY_REUSED');
  return codes;
}

const header = (description: string, type = 'string') => ({ description, schema: { type } });

const listHeaders = {
  Link: header('The next page, as rel="next"; absent on the last'),
  'X-Total-Count': header('How many rows there are, exact to 1,000; with a query only', 'integer'),
  'X-Total-Count-Capped': header('"true" when there are more than were counted'),
};

function parametersOf(call: Call): Schema[] {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {} } = ObjectSchema.parse(
    call.query === undefined ? {} : schemaOf(call.query, 'input'),
  );
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key and body are answered once; kept for a day.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  };
  return [...inPath, ...inQuery, ...(call.isKeyed ? [key] : [])];
}

function responsesOf(call: Call): Schema {
  const answer = {
    content: { [call.mediaType ?? 'application/json']: { schema: schemaOf(call.response, 'output') } },
    ...(call.isList ? { headers: listHeaders } : {}),
  };
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set([...commonProblems(call), ...call.problems])) {
    for (const status of problemStatuses[code]) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const refusal = call.upload === undefined ? 'Problem' : 'RefusedImage';
  const refusals = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${refusal}` } } },
    },
  ]);
  const later = call.canBeLater
    ? { '202': { description: 'The provider is still working on it', ...answer } }
    : {};
  return { '200': { description: call.summary, ...answer }, ...later, ...Object.fromEntries(refusals) };
}

function bodyOf({ body, upload }: Call): Schema {
  if (upload !== undefined) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', properties: { [upload]: file }, required: [upload] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (body === undefined) return {};
  const schema = schemaOf(body, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function operationOf(name: string, call: Call): Schema {
  return {
    operationId: name,
    summary: call.summary,
    security: call.access === 'everyone' ? [] : [{ accessToken: [] }],
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses: responsesOf(call),
  };
}

/** The REST contract as an OpenAPI 3.1 document, made of the schemas and the calls that the server runs. */
export function openApiDocument(publicUrl: string): Schema {
  const paths: Record<string, Schema> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Norholt',
      version: '1',
      description: 'The shop’s REST contract. Money is in dollars; ids are UUIDs; times are UTC.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      schemas: { Problem: schemaOf(Problem, 'output'), RefusedImage: schemaOf(RefusedImage, 'output') },
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'From PUT /user/{email}, good for an hour.',
        },
      },
    },
    paths,
  };
}
