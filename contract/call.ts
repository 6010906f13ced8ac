import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { Problem, ProblemCode } from './problem.ts';

export interface Call {
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to the base path. `:name` is a parameter. */
  path: `/${string}`;
  summary: string;
  access: Access;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Whether no body means `{}`. */
  isBodyOptional?: true;
  /** Instead of a body: a multipart form with one file in this field. */
  upload?: 'image' | 'file';
  /** The body of a 2xx response. */
  response: z.ZodMiniType;
  /** The media type of the response. Default: JSON. */
  mediaType?: 'text/csv';
  /** Whether it accepts an Idempotency-Key. */
  isKeyed?: true;
  /** Whether it is a list, with `Link` and `X-Total-Count`. */
  isList?: true;
  /** Whether it can return 202 while the operation is in progress. */
  canBeLater?: true;
  /** The counters of its response, which an error also has: the product's clients read nothing else. */
  counters?: Pick<Problem, 'matchedCount' | 'modifiedCount' | 'deletedCount' | 'result'>;
  /** The call's own problems, in addition to those that every call can return. */
  problems?: readonly ProblemCode[];
}

/** The names of the parameters in a path such as `/orders/:id`. */
export type PathParameters<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PathParameters<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;
