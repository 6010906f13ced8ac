import * as z from 'zod/mini';
import * as calls from '#contract/calls.ts';
import { problemCodes, type ProblemCode } from '#contract/problem.ts';

export type CallName = keyof typeof calls;
const isCall = (name: string): name is CallName => Object.hasOwn(calls, name);
export const callNames = Object.keys(calls).filter(isCall);

/** Who looks at the shop: nobody it knows, or one of the demo accounts. */
export const people = ['visitor', 'customer', 'admin'] as const;
export type Person = (typeof people)[number];

/** How much there is of every part, in the words of `StockState`. */
export const stocks = ['plenty', 'low', 'none'] as const;
export type Stock = (typeof stocks)[number];

/** `network`: no answer comes at all. */
export type FailureKind = ProblemCode | 'network';

/** What every call can answer, whatever it is about. */
const general = [
  'network',
  'INTERNAL',
  'UNAVAILABLE',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
] as const;

/** How a call can fail: as all can, and with the refusals of its own. */
export const failuresOf = (call: CallName): FailureKind[] => [
  ...new Set<FailureKind>([...general, ...calls[call].problems]),
];

/** In ms. What takes longer than the app waits is no latency: let the call fail by `network`. */
export const latencyLimits = { min: 1, max: 14_000 } as const;

/** In hours: three years. */
export const clockMax = 3 * 365 * 24;

/** What somebody wants to see the shop under. Everything is optional, and nothing of it changes what the shop keeps. */
export const Scenario = z.object({
  as: z.optional(z.enum(people)),
  /** How long each call waits before it goes out, in ms. */
  latency: z.optional(z.int().check(z.minimum(latencyLimits.min), z.maximum(latencyLimits.max))),
  failure: z.optional(
    z
      .object({ call: z.custom<CallName>(), kind: z.enum(['network', ...problemCodes]) })
      .check(z.refine(({ call, kind }) => isCall(call) && failuresOf(call).includes(kind))),
  ),
  stock: z.optional(z.enum(stocks)),
  /** How far the browser's clock is from the real one, in hours. */
  clock: z.optional(
    z.int().check(
      z.minimum(-clockMax),
      z.maximum(clockMax),
      z.refine((hours) => hours !== 0),
    ),
  ),
});
export type Scenario = z.infer<typeof Scenario>;

const kinds = ['network', ...problemCodes] as const;
const scenarioLabels = (kind: FailureKind) => kind.toLowerCase().replaceAll('_', '-');
const whole = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);

function readFailure(text: string): unknown {
  const [, call = '', words = ''] = /^(\w+)-(.+)$/.exec(text) ?? [];
  return { call, kind: kinds.find((kind) => scenarioLabels(kind) === words) };
}

function readClock(text: string): number | undefined {
  const [, direction, count = '', unit] = /^(ahead|behind)-(\d{1,6})(h|d)$/.exec(text) ?? [];
  const hours = count === '' ? undefined : Number(count) * (unit === 'd' ? 24 : 1);
  return hours === undefined || direction === 'ahead' ? hours : -hours;
}

function writeClock(hours: number): string {
  const count = Math.abs(hours);
  return `${hours > 0 ? 'ahead' : 'behind'}-${count % 24 === 0 ? `${count / 24}d` : `${count}h`}`;
}

/** Each part of a scenario, by the word that it begins with. */
const readers: Readonly<Record<keyof Scenario, (text: string) => unknown>> = {
  as: (text) => text,
  latency: whole,
  failure: readFailure,
  stock: (text) => text,
  clock: readClock,
};
const names = ['as', 'latency', 'failure', 'stock', 'clock'] as const satisfies readonly (keyof Scenario)[];

/**
 * A scenario as one value of a URL, such as `as-customer_latency-2000_failure-placeOrder-above-stock_clock-ahead-40d`.
 * Letters, digits, `-` and `_` alone: Storybook takes nothing else for a global.
 */
export function writeScenario({ as, latency, failure, stock, clock }: Scenario): string {
  return [
    as && `as-${as}`,
    latency !== undefined && `latency-${latency}`,
    failure && `failure-${failure.call}-${scenarioLabels(failure.kind)}`,
    stock && `stock-${stock}`,
    clock !== undefined && `clock-${writeClock(clock)}`,
  ]
    .filter((part) => typeof part === 'string')
    .join('_');
}

/** Reads such a value. What cannot be read is left out, and named in `unread`. */
export function readScenario(text: string): { scenario: Scenario; unread: string[] } {
  let scenario: Scenario = {};
  const unread: string[] = [];
  for (const part of text.split('_').filter((one) => one !== '')) {
    const name = names.find((one) => part.startsWith(`${one}-`));
    const value = name && readers[name](part.slice(name.length + 1));
    const read = z.safeParse(Scenario, name && value !== undefined ? { ...scenario, [name]: value } : null);
    if (read.success && name && scenario[name] === undefined) scenario = read.data;
    else unread.push(part);
  }
  return { scenario, unread };
}
