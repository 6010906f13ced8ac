import * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import { Part, Parts } from '#contract/parts.ts';
import type { StockState } from '#contract/stock.ts';
import { Problem } from '#server/core/problem.ts';
import { callOf, contractOf, type CallName } from './calls.ts';
import type { Scenario, Stock } from './scenario.ts';

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

/** In seconds. */
const retryAfter = '5';
const isTemporary: ReadonlySet<string> = new Set(['UNAVAILABLE', 'RATE_LIMITED', 'IN_FLIGHT']);

function failureOf({ failure }: Scenario, call: CallName | undefined): Response | undefined {
  if (!failure || failure.call !== call) return undefined;
  if (failure.kind === 'network') return Response.error();
  const { status, body } = new Problem(failure.kind);
  const headers = {
    'X-Request-Id': 'scenario',
    ...(isTemporary.has(failure.kind) && { 'Retry-After': retryAfter }),
  };
  return Response.json(body, { status, headers });
}

type Next = (request: Request) => Promise<Response | undefined>;

function withBody(response: Response, body: unknown): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return Response.json(body, { status: response.status, headers });
}

/** Responds with parts of this stock. The shop filters by its own stock, so the filter is applied here. */
async function respondWithStock(stock: Stock, request: Request, next: Next): Promise<Response | undefined> {
  const url = new URL(request.url);
  const filter = url.searchParams.get('stock')?.split(',') ?? [];
  const isMatch =
    (filter.length === 0 || filter.includes(states[stock])) &&
    !(stock === 'none' && url.searchParams.get('inStock') === 'true');
  if (!isMatch) return Response.json([], { headers: { 'X-Total-Count': '0' } });
  for (const name of ['stock', 'inStock']) url.searchParams.delete(name);
  const response = await next(new Request(url, request));
  if (!response?.ok) return response;
  const { success, data } = z.safeParse(z.union([z.array(Part), Part]), await response.clone().json());
  if (!success) return response;
  const body = Array.isArray(data) ? data.map((part) => withStock(part, stock)) : withStock(data, stock);
  return withBody(response, body);
}

/** Whether a call reads parts. */
function readsParts(call: CallName | undefined): boolean {
  if (call === undefined) return false;
  const { method, response } = contractOf(call);
  return method === 'GET' && (response === Part || response === Parts);
}

/**
 * Returns the response to a request under a scenario, based on that of `next`. Returns undefined, after the latency,
 * if the scenario does not change it.
 */
export async function applyScenario(
  scenario: Scenario,
  request: Request,
  next: Next,
): Promise<Response | undefined> {
  const { latency, stock } = scenario;
  const call = callOf(request);
  if (latency !== undefined) await wait(latency, request.signal);
  const failure = failureOf(scenario, call);
  if (failure) return failure;
  return stock && readsParts(call) ? respondWithStock(stock, request, next) : undefined;
}
