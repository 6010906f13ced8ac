import * as z from 'zod/mini';
import * as calls from '#contract/calls.ts';
import type { Call } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { Part } from '#contract/parts.ts';
import type { StockState } from '#contract/stock.ts';
import { Problem } from '#server/core/problem.ts';
import { callNames, type CallName, type Scenario, type Stock } from './scenario.ts';

/** How the call's path looks in an address, whatever the API's own path is. */
const patternOf = ({ path }: Call) => new RegExp(`/api${path.replace(/:\w+/g, '[^/]+')}/?$`);

const patterns = new Map(callNames.map((name) => [name, patternOf(calls[name])]));

/** The call of the contract that a request makes, if it makes one. */
export function callOf({ method, url }: Pick<Request, 'method' | 'url'>): CallName | undefined {
  const { pathname } = new URL(url);
  return callNames.find((name) => calls[name].method === method && patterns.get(name)?.test(pathname));
}

const quantities: Readonly<Record<Stock, (minQuantity: number) => number>> = {
  plenty: (minQuantity) => Math.min(Math.max(minQuantity, 1) * 100, limits.stockMax),
  low: (minQuantity) => minQuantity * 2,
  none: () => 0,
};
const states: Readonly<Record<Stock, StockState>> = { plenty: 'in', low: 'low', none: 'out' };

const withStock = (part: Part, stock: Stock): Part => ({
  ...part,
  quantity: quantities[stock](part.minQuantity),
});

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });

/** Seconds after which a refusal that passes says to try again. */
const retryAfter = '5';
const passes: ReadonlySet<string> = new Set(['UNAVAILABLE', 'RATE_LIMITED', 'IN_FLIGHT']);

function failureOf({ failure }: Scenario, call: CallName | undefined): Response | undefined {
  if (!failure || failure.call !== call) return undefined;
  if (failure.kind === 'network') return Response.error();
  const { status, body } = new Problem(failure.kind);
  const headers = {
    'X-Request-Id': 'scenario',
    ...(passes.has(failure.kind) && { 'Retry-After': retryAfter }),
  };
  return Response.json(body, { status, headers });
}

type Next = (request: Request) => Promise<Response | undefined>;

/** The same answer with another body. */
function withBody({ status, headers: given }: Response, body: unknown): Response {
  const headers = new Headers(given);
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return Response.json(body, { status, headers });
}

async function stocked(stock: Stock, request: Request, next: Next): Promise<Response | undefined> {
  const url = new URL(request.url);
  const asked = url.searchParams.get('stock')?.split(',') ?? [];
  const fits =
    (asked.length === 0 || asked.includes(states[stock])) &&
    !(stock === 'none' && url.searchParams.get('inStock') === 'true');
  if (!fits) return Response.json([], { headers: { 'X-Total-Count': '0' } });
  // The shop itself knows another stock: all parts have this one, so nothing is left to filter by.
  for (const name of ['stock', 'inStock']) url.searchParams.delete(name);
  const answer = await next(new Request(url, request));
  if (!answer?.ok) return answer;
  const read = z.safeParse(z.union([z.array(Part), Part]), await answer.clone().json());
  if (!read.success) return answer;
  const { data } = read;
  return withBody(
    answer,
    Array.isArray(data) ? data.map((part) => withStock(part, stock)) : withStock(data, stock),
  );
}

/**
 * What a request is answered under a scenario, over what `next` answers to it. Undefined when that is the
 * shop's own affair, once the time has passed.
 */
export async function answerUnder(
  scenario: Scenario,
  request: Request,
  next: Next,
): Promise<Response | undefined> {
  const { latency, stock } = scenario;
  const call = callOf(request);
  if (latency !== undefined) await wait(latency, request.signal);
  const failure = failureOf(scenario, call);
  if (failure) return failure;
  return stock && (call === 'listParts' || call === 'findPart') ? stocked(stock, request, next) : undefined;
}
