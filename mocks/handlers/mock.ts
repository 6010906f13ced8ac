import '#contract/configure.ts';
import {
  delay,
  http,
  HttpResponse,
  type DefaultBodyType,
  type HttpHandler,
  type HttpResponseResolver,
} from 'msw';
import type * as z from 'zod/mini';
import type { Call, PathParameters } from '#contract/calls.ts';
import { faultOf } from '#contract/input-fault.ts';
import { problemMessage } from '#contract/problem-messages.ts';
import { problemStatuses, type Problem, type ProblemCode } from '#contract/problem.ts';

interface Details extends Partial<Omit<Problem, 'code'>> {
  status?: number;
}

class MockProblem extends Error {
  readonly status: number;
  readonly body: Problem;

  constructor(code: ProblemCode, { status, ...fields }: Details = {}) {
    super(code);
    this.status = status ?? problemStatuses[code][0];
    this.body = { message: problemMessage(code), code, ...fields };
  }
}

/** Ends a resolver of `mock` with an error response, to which `mock` adds the call's counters. */
export function reject(code: ProblemCode, details?: Details): never {
  throw new MockProblem(code, details);
}

/** Returns the row with this id. Ends the resolver with NOT_FOUND if there is none. */
export const findById = <Row extends { _id: string }>(rows: readonly Row[], id: string): Row =>
  rows.find(({ _id }) => _id === id) ?? reject('NOT_FOUND');

/** An error response as the server sends it, with the request id that a person can quote. */
const problemResponse = (status: number, problem: Problem) =>
  HttpResponse.json<Problem>(problem, { status, headers: { 'X-Request-Id': 'req-019a9c40' } });

interface MockedCall<Path extends string, Query, Body, Value> extends Omit<
  Call,
  'path' | 'query' | 'body' | 'response'
> {
  path: Path;
  query?: z.ZodMiniType<Query>;
  body?: z.ZodMiniType<Body>;
  response: z.ZodMiniType<Value>;
}

type Parameters<Path extends string> = Record<PathParameters<Path>, string>;

interface Received<Path extends string, Query, Body> {
  params: Parameters<Path>;
  request: Request;
  /** Parses the query by the contract. Ends the resolver with INVALID. */
  readQuery(): Query;
  /** Parses the body by the contract. Ends the resolver with INVALID. */
  readBody(): Promise<Body>;
}

type Reply<Value> = Value | HttpResponse<DefaultBodyType> | undefined;
type Resolver<Path extends string, Query, Body, Value> = (
  received: Received<Path, Query, Body>,
) => Reply<Value> | Promise<Reply<Value>>;

/**
 * Handles a call under any base path, so that each story on a page can have its own handlers. Without a reply the next
 * handler of the call answers.
 */
export const mock =
  <Path extends string, Value, Query = never, Body = never>(to: MockedCall<Path, Query, Body, Value>) =>
  (resolver: Resolver<Path, Query, Body, Value>): HttpHandler => {
    const parse = <Data>(schema: z.ZodMiniType<Data> | undefined, data: unknown): Data => {
      const parsed = schema?.safeParse(data);
      if (!parsed) return reject('INVALID');
      return parsed.success ? parsed.data : reject('INVALID', faultOf(parsed.error));
    };
    const resolve: HttpResponseResolver<Parameters<Path>, DefaultBodyType> = async ({ params, request }) => {
      try {
        const reply = await resolver({
          params,
          request,
          readQuery: () => parse(to.query, Object.fromEntries(new URL(request.url).searchParams)),
          readBody: async () => {
            const text = await request.text();
            return parse(to.body, to.isBodyOptional && text === '' ? {} : JSON.parse(text));
          },
        });
        if (reply === undefined) return undefined;
        return reply instanceof HttpResponse ? reply : Response.json(reply);
      } catch (error) {
        if (!(error instanceof MockProblem)) throw error;
        const { status, body } = error;
        const upload = { success: false, error: { message: body.message } } as const;
        return problemResponse(status, { ...to.counters, ...(to.upload === 'image' && upload), ...body });
      }
    };
    const by = { GET: http.get, PUT: http.put, POST: http.post, PATCH: http.patch, DELETE: http.delete };
    return by[to.method](`*/api${to.path}`, resolve);
  };

/** A call that stays without a response. */
export const neverAnswered = (to: Call): HttpHandler =>
  mock(to)(async () => {
    await delay('infinite');
    return undefined;
  });

/** A call that always returns this problem. */
export const rejected = (to: Call, code: ProblemCode, details?: Details): HttpHandler =>
  mock(to)(() => reject(code, details));

/** A call that fails with an unexpected error. */
export const failing = (to: Call, message = 'Something went wrong at the works'): HttpHandler =>
  rejected(to, 'INTERNAL', { message });
