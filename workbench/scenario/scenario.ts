import * as z from 'zod/mini';
import { problemCodes } from '#contract/problem.ts';
import { contractOf, isCallName, type CallName } from './calls.ts';

/** The current user of the shop: nobody, or a demo account. */
export const users = ['visitor', 'customer', 'admin'] as const;
export type User = (typeof users)[number];

/** The stock of every part. */
export const stocks = ['plenty', 'low', 'none'] as const;
export type Stock = (typeof stocks)[number];

/** An error code, or no response at all. */
const failureKinds = ['network', ...problemCodes] as const;
export type FailureKind = (typeof failureKinds)[number];

const commonFailures = [
  'network',
  'INTERNAL',
  'UNAVAILABLE',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
] as const;

/** The failures that every call can have, and the call's own. */
export const failuresOf = (call: CallName): FailureKind[] => [
  ...new Set<FailureKind>([...commonFailures, ...(contractOf(call).problems ?? [])]),
];

/** In ms. A longer latency is a timeout: use the failure `network`. */
export const latencyLimits = { min: 1, max: 14_000 } as const;

/** In hours: three years. */
export const clockMax = 3 * 365 * 24;

/** The conditions under which the shop is shown. It changes no data. */
export const Scenario = z.object({
  as: z.optional(z.enum(users)),
  /** The delay of each call, in ms. */
  latency: z.optional(z.int().check(z.minimum(latencyLimits.min), z.maximum(latencyLimits.max))),
  failure: z.optional(
    z
      .object({ call: z.custom<CallName>(), kind: z.enum(failureKinds) })
      .check(z.refine(({ call, kind }) => isCallName(call) && failuresOf(call).includes(kind))),
  ),
  stock: z.optional(z.enum(stocks)),
  /** The difference between the browser's clock and the real time, in hours. */
  clock: z.optional(
    z.int().check(
      z.minimum(-clockMax),
      z.maximum(clockMax),
      z.refine((hours) => hours !== 0),
    ),
  ),
});
export type Scenario = z.infer<typeof Scenario>;

const kebab = (kind: FailureKind) => kind.toLowerCase().replaceAll('_', '-');

function readFailure(text: string): unknown {
  const [, call = '', kind = ''] = /^(\w+)-(.+)$/.exec(text) ?? [];
  return { call, kind: failureKinds.find((one) => kebab(one) === kind) };
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

/** The settings of a scenario in the order of its URL, each with the parser of its value. */
const parsers = {
  as: (text: string) => text,
  latency: (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined),
  failure: readFailure,
  stock: (text: string) => text,
  clock: readClock,
} as const satisfies Record<keyof Scenario, (text: string) => unknown>;

const isSetting = (name: string): name is keyof Scenario => name in parsers;
export const settings = Object.keys(parsers).filter(isSetting);

/**
 * Writes a scenario as one URL value, such as
 * `as-customer_latency-2000_failure-placeOrder-above-stock_clock-ahead-40d`. Storybook's globals allow only letters,
 * digits, `-` and `_`.
 */
export function writeScenario({ as, latency, failure, stock, clock }: Scenario): string {
  const values: Record<keyof Scenario, string | number | undefined> = {
    as,
    latency,
    failure: failure && `${failure.call}-${kebab(failure.kind)}`,
    stock,
    clock: clock === undefined ? undefined : writeClock(clock),
  };
  return settings
    .filter((name) => values[name] !== undefined)
    .map((name) => `${name}-${values[name]}`)
    .join('_');
}

/** Reads such a value. `unread` contains the parts that are not valid. */
export function readScenario(text: string): { scenario: Scenario; unread: string[] } {
  let scenario: Scenario = {};
  const unread: string[] = [];
  for (const part of text.split('_').filter((one) => one !== '')) {
    const name = settings.find((one) => part.startsWith(`${one}-`));
    const value = name && parsers[name](part.slice(name.length + 1));
    const read = z.safeParse(Scenario, name && value !== undefined ? { ...scenario, [name]: value } : null);
    if (read.success && name && scenario[name] === undefined) scenario = read.data;
    else unread.push(part);
  }
  return { scenario, unread };
}
