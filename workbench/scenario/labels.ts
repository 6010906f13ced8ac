import * as calls from '#contract/calls.ts';
import type { CallName, FailureKind, Person, Scenario, Stock } from './scenario.ts';

export const personLabels: Readonly<Record<Person, string>> = {
  visitor: 'Nobody',
  customer: 'The demo customer',
  admin: 'The demo admin',
};

export const stockLabels: Readonly<Record<Stock, string>> = {
  plenty: 'Plenty of every part',
  low: 'Low, of every part',
  none: 'None, of any part',
};

export const latencyLabel = (ms: number) => `${ms / 1000} s`;

export const callLabel = (call: CallName) => `${calls[call].method} ${calls[call].path}`;

export const failureLabel = (kind: FailureKind) =>
  kind === 'network' ? 'No answer' : kind.toLowerCase().replaceAll('_', ' ');

export function clockLabel(hours: number): string {
  const count = Math.abs(hours);
  const [number, unit] = count % 24 === 0 ? [count / 24, 'day'] : [count, 'hour'];
  return `${number} ${unit}${number === 1 ? '' : 's'} ${hours > 0 ? 'ahead' : 'behind'}`;
}

/** Each part of a scenario that is set, in a few words. */
export function scenarioLabels(scenario: Scenario): { part: keyof Scenario; words: string }[] {
  const { as, latency, failure, stock, clock } = scenario;
  const words: Partial<Record<keyof Scenario, string>> = {
    ...(as && { as: `User: ${personLabels[as]}` }),
    ...(latency !== undefined && { latency: `Each call waits ${latencyLabel(latency)}` }),
    ...(failure && { failure: `${callLabel(failure.call)} fails: ${failureLabel(failure.kind)}` }),
    ...(stock && { stock: `Stock: ${stockLabels[stock]}` }),
    ...(clock !== undefined && { clock: `Clock: ${clockLabel(clock)}` }),
  };
  const parts = ['as', 'latency', 'failure', 'stock', 'clock'] as const;
  return parts.flatMap((part) => {
    const said = words[part];
    return said === undefined ? [] : [{ part, words: said }];
  });
}
