import { openApiDocument } from './open-api-document.ts';

const text = (type = 'text/plain') => ({ [type]: { schema: { type: 'string' } } });
const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const json = (description: string, properties: Record<string, object>) => ({
  description,
  content: {
    'application/json': { schema: { type: 'object', properties, required: Object.keys(properties) } },
  },
});
const status = (word: string) => json(word, { status: { const: word } });
const everyone = { security: [], parameters: [] };

/** What is served beside the table of calls: for machines, not for the shop's screens. */
const beside = {
  '/webhooks/stripe': {
    post: {
      ...everyone,
      operationId: 'receiveEvent',
      summary:
        'An event of the card provider, signed over its very bytes. It only says which payment to look at.',
      parameters: [{ name: 'Stripe-Signature', in: 'header', required: true, schema: { type: 'string' } }],
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
      responses: {
        '200': json('Taken, or of no concern', { received: { const: true } }),
        '400': problem('INVALID: not signed by the provider, or of the other mode'),
        '413': problem('TOO_LARGE'),
        '503': problem('UNAVAILABLE: the provider sends it again'),
      },
    },
  },
  '/healthz': {
    get: {
      ...everyone,
      operationId: 'isAlive',
      summary: 'The process answers. Outside /api as well.',
      responses: { '200': status('ok') },
    },
  },
  '/readyz': {
    get: {
      ...everyone,
      operationId: 'isReady',
      summary: 'The process answers, and so does its database. Outside /api as well.',
      responses: { '200': status('ready'), '503': problem('UNAVAILABLE') },
    },
  },
  '/metrics': {
    get: {
      operationId: 'readMetrics',
      summary:
        'What the server counts of itself, for Prometheus: on the same machine, or with METRICS_TOKEN.',
      security: [{}, { metricsToken: [] }],
      parameters: [],
      responses: {
        '200': { description: 'The text format of Prometheus', content: text() },
        '401': problem('UNAUTHENTICATED'),
        '403': problem('FORBIDDEN: no token is set, and the caller is elsewhere or behind a proxy'),
      },
    },
  },
  '/openapi.json': {
    get: {
      ...everyone,
      operationId: 'readDocument',
      summary: 'This document.',
      responses: { '200': { description: 'OpenAPI 3.1', content: { 'application/json': { schema: {} } } } },
    },
  },
  '/docs': {
    get: {
      ...everyone,
      operationId: 'readDocumentation',
      summary: 'This document as a page, with who may make a call and how an order lives.',
      responses: { '200': { description: 'A page', content: text('text/html') } },
    },
  },
};

const outside = {
  '/uploads/{name}': {
    get: {
      ...everyone,
      operationId: 'readPicture',
      summary: 'A stored picture, under the address that POST /images gave out. Its content never changes.',
      parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        '200': { description: 'The picture', content: { ...text('image/avif'), ...text('image/webp') } },
        '404': { description: 'No such picture', content: text() },
        '503': problem('UNAVAILABLE'),
      },
    },
  },
  '/csp-report': {
    post: {
      ...everyone,
      operationId: 'reportViolation',
      summary: 'What a browser kept from a page, under either of the two types that browsers send.',
      requestBody: {
        required: true,
        content: {
          'application/csp-report': { schema: { type: 'object' } },
          'application/reports+json': { schema: { type: 'array' } },
        },
      },
      responses: {
        '204': { description: 'Written down' },
        '400': problem('INVALID'),
        '413': problem('TOO_LARGE'),
        '429': problem('RATE_LIMITED'),
      },
    },
  },
};

/** Everything that the server answers, the pages of the shop aside: what GET /openapi.json says. */
export function servedDocument(publicUrl: string) {
  const { paths, components, ...document } = openApiDocument(publicUrl);
  const servers = [{ url: publicUrl }];
  return {
    ...document,
    components: withMetricsToken(components),
    paths: {
      ...Object(paths),
      ...beside,
      ...Object.fromEntries(
        Object.entries(outside).map(([path, operations]) => [path, { servers, ...operations }]),
      ),
    },
  };
}

function withMetricsToken(components: unknown): object {
  const known: { securitySchemes?: object } = Object(components);
  const metricsToken = { type: 'http', scheme: 'bearer', description: 'The METRICS_TOKEN of the server.' };
  return { ...known, securitySchemes: { ...known.securitySchemes, metricsToken } };
}
