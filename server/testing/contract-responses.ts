import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import * as z from 'zod/mini';
import { openApiDocument } from '../docs/open-api-document.ts';

const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        responses: z.record(
          z.string(),
          z.object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) }),
        ),
      }),
    ),
  ),
});

interface Operation {
  name: string;
  method: string;
  path: RegExp;
  answers: Map<string, ValidateFunction>;
}

function readOperations(): Operation[] {
  const document = openApiDocument('http://localhost:3000');
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, 'openapi');
  return Object.entries(Document.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]*')}$`),
      answers: new Map(
        Object.entries(responses).flatMap(([status, { content }]) =>
          Object.values(content).map(({ schema }) => [status, ajv.compile(anchored(schema))] as const),
        ),
      ),
    })),
  );
}

/** References of the document, for a schema that is taken out of it. */
function anchored(schema: Record<string, unknown>): object {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? { $ref: `openapi${ref}` } : schema;
}

const operations = readOperations();

const operationAt = (method: string, path: string): Operation | undefined => {
  const [address = ''] = path.split('?');
  return operations.find((one) => one.method === method && one.path.test(address));
};

/** The name in `calls` of the call that this method and path are of; `path` comes without /api. */
export const callAt = (method: string, path: string): string | undefined => operationAt(method, path)?.name;

/**
 * Throws unless the OpenAPI document knows an answer of this status and shape to the call. `path` comes
 * without /api; a path that the document does not have is not an API call of the contract.
 */
export function checkResponse(method: string, path: string, status: number, body: unknown): void {
  const operation = operationAt(method, path);
  if (!operation || status === 304) return;
  const validate = operation.answers.get(String(status));
  if (!validate)
    throw new Error(`${operation.name} answers ${status}, which the OpenAPI document does not have`);
  if (!validate(body)) {
    const faults = validate.errors?.map((error) => `${error.instancePath} ${error.message ?? ''}`).join('; ');
    throw new Error(`${operation.name} answers ${status} with ${JSON.stringify(body)}: ${faults ?? ''}`);
  }
}
