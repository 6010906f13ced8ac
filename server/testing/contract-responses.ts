import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';
import * as calls from '#contract/calls.ts';
import type { Call } from '#contract/calls.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { openApiDocument, operationsOf } from '../docs/open-api-document.ts';

interface Operation {
  name: string;
  method: string;
  path: RegExp;
  responses: Map<string, ValidateFunction>;
}

function readOperations(): Operation[] {
  const document = openApiDocument('http://localhost:3000');
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, 'openapi');
  return Object.entries(document.paths).flatMap(([path, item]) =>
    operationsOf(item).map(([method, { operationId, responses }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]*')}$`),
      responses: new Map(
        Object.entries(responses).flatMap(([status, { content }]) =>
          Object.values(content ?? {}).map(({ schema }) => [status, ajv.compile(anchored(schema))] as const),
        ),
      ),
    })),
  );
}

/** Resolves a reference to the whole document. */
function anchored(schema: Record<string, unknown>): object {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? { $ref: `openapi${ref}` } : schema;
}

const operations = readOperations();

const operationAt = (method: string, path: string): Operation | undefined => {
  // Like a request, whose URL has no `..`.
  const { pathname } = new URL(path, 'http://localhost:3000');
  return operations.find((one) => one.method === method && one.path.test(pathname));
};

/** Returns the name of the call in `calls`. `path` is without /api. */
export const callAt = (method: string, path: string): string | undefined => operationAt(method, path)?.name;

const callOf = (name: string): Call | undefined =>
  Object.entries<Call>(calls).find(([known]) => known === name)?.[1];

/**
 * Throws unless the OpenAPI document has a response of this status and shape for the call, and an error has the call's
 * counters. `path` is without /api. Ignores paths that are not in the contract.
 */
export function checkResponse(method: string, path: string, status: number, body: unknown): void {
  const operation = operationAt(method, path);
  if (!operation || status === 304) return;
  const validate = operation.responses.get(String(status));
  if (!validate)
    throw new Error(`${operation.name} returned ${status}, which the OpenAPI document does not have`);
  if (!validate(body)) {
    const faults = validate.errors?.map((error) => `${error.instancePath} ${error.message ?? ''}`).join('; ');
    throw new Error(`${operation.name} returned ${status} with ${JSON.stringify(body)}: ${faults ?? ''}`);
  }
  if (status >= 400) expect(body, operation.name).toMatchObject({ ...callOf(operation.name)?.counters });
}

/** The response for an error. `checkResponse` has checked its counters. */
export const problem = (status: number, code: ProblemCode, body: object = {}) => ({
  status,
  body: { code, ...body },
});
