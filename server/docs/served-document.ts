import {
  openApiDocument,
  type Content,
  type Method,
  type Operation,
  type Schema,
} from './open-api-document.ts';

const content = (type: string, schema: Schema): Content => ({ [type]: { schema } });
const text = (description: string, type: string) => ({
  description,
  content: content(type, { type: 'string' }),
});
const json = (description: string, properties: Record<string, Schema>) => ({
  description,
  content: content('application/json', { type: 'object', properties, required: Object.keys(properties) }),
});
const problem = (description: string) => ({
  description,
  content: content('application/json', { $ref: '#/components/schemas/Problem' }),
});

type Endpoint = Pick<Operation, 'operationId' | 'summary' | 'responses'> &
  Partial<Operation> & { isOutsideApi?: true };

/** The endpoints that are not in the contract: for machines, not for the shop's pages. */
const endpoints: Readonly<Record<`${Method} /${string}`, Endpoint>> = {
  'post /webhooks/stripe': {
    operationId: 'receiveEvent',
    summary: 'Receives a signed event of the payment provider. It only says which payment to fetch.',
    parameters: [{ name: 'Stripe-Signature', in: 'header', required: true, schema: { type: 'string' } }],
    requestBody: { required: true, content: content('application/json', { type: 'object' }) },
    responses: {
      '200': json('Accepted or ignored', { received: { const: true } }),
      '400': problem('INVALID: wrong signature, or an event of the other mode'),
      '413': problem('TOO_LARGE'),
      '503': problem('UNAVAILABLE: the provider sends it again'),
    },
  },
  'get /healthz': {
    operationId: 'isAlive',
    summary: 'The process responds. Also available outside /api.',
    responses: { '200': json('ok', { status: { const: 'ok' } }) },
  },
  'get /readyz': {
    operationId: 'isReady',
    summary: 'The process and its database respond. Also available outside /api.',
    responses: {
      '200': json('ready', {
        status: { const: 'ready' },
        imageStore: { enum: ['unknown', 'up', 'down'], description: 'The result of the last check, a hint.' },
      }),
      '503': problem('UNAVAILABLE'),
    },
  },
  'get /metrics': {
    operationId: 'readMetrics',
    summary: 'The metrics of the server, for Prometheus: on the same machine, or with METRICS_TOKEN.',
    security: [{}, { metricsToken: [] }],
    responses: {
      '200': text('The text format of Prometheus', 'text/plain'),
      '401': problem('UNAUTHENTICATED'),
      '403': problem('FORBIDDEN: no token is set, and the caller is on another machine or behind a proxy'),
    },
  },
  'get /openapi.json': {
    operationId: 'readDocument',
    summary: 'This document.',
    responses: { '200': { description: 'OpenAPI 3.1', content: content('application/json', {}) } },
  },
  'get /docs': {
    operationId: 'readDocumentation',
    summary: 'This document as a page, with access policies, order states and problem codes.',
    responses: { '200': text('A page', 'text/html') },
  },
  'get /uploads/{name}': {
    operationId: 'readImage',
    isOutsideApi: true,
    summary: 'A stored image, at the address that POST /images returned. Its content never changes.',
    parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' } }],
    responses: {
      '200': text('The image', 'image/*'),
      '404': text('No such image', 'text/plain'),
      '503': problem('UNAVAILABLE'),
    },
  },
  'post /vitals': {
    operationId: 'reportVitals',
    isOutsideApi: true,
    summary: 'Receives the web vitals of a visit for the metrics. Nothing in it identifies the visitor.',
    requestBody: { required: true, content: content('text/plain', { type: 'string' }) },
    responses: {
      '204': { description: 'Counted' },
      '400': problem('INVALID'),
      '413': problem('TOO_LARGE'),
      '429': problem('RATE_LIMITED'),
    },
  },
  'post /csp-report': {
    operationId: 'reportViolation',
    isOutsideApi: true,
    summary:
      'Receives a report about a violated content security policy, in either of the two formats of browsers.',
    requestBody: {
      required: true,
      content: {
        ...content('application/csp-report', { type: 'object' }),
        ...content('application/reports+json', { type: 'array' }),
      },
    },
    responses: {
      '204': { description: 'Logged' },
      '400': problem('INVALID'),
      '413': problem('TOO_LARGE'),
      '429': problem('RATE_LIMITED'),
    },
  },
};

/** Describes every endpoint of the server except the pages of the shop: the content of GET /openapi.json. */
export function servedDocument(publicUrl: string) {
  const { paths, components, ...document } = openApiDocument(publicUrl);
  for (const [key, { isOutsideApi, ...operation }] of Object.entries(endpoints)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = {
      ...(isOutsideApi && { servers: [{ url: publicUrl }] }),
      [method]: { security: [], parameters: [], ...operation },
    };
  }
  const metricsToken = { type: 'http', scheme: 'bearer', description: 'The METRICS_TOKEN of the server.' };
  const securitySchemes = { ...components.securitySchemes, metricsToken };
  return { ...document, components: { ...components, securitySchemes }, paths };
}
