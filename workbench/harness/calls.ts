import * as calls from '#contract/calls.ts';
import type { Call } from '#contract/calls.ts';

/** The name of a call of the contract. */
export type CallName = keyof typeof calls;

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);
const callNames = Object.keys(calls).filter(isCallName);

/** Matches the URL of a call, whatever the base path of the API. */
const patternOf = ({ path }: Call) => new RegExp(`/api${path.replace(/:\w+/g, '[^/]+')}/?$`);

const patterns = new Map(callNames.map((name) => [name, patternOf(calls[name])]));

/** The call that a request makes, if any. */
export function callOf({ method, url }: Pick<Request, 'method' | 'url'>): CallName | undefined {
  const { pathname } = new URL(url);
  return callNames.find((name) => calls[name].method === method && patterns.get(name)?.test(pathname));
}
