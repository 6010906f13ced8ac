import { callLabel } from './calls.ts';
import { settings, type FailureKind, type Scenario, type Stock, type User } from './scenario.ts';

export const userLabels: Readonly<Record<User, string>> = {
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

export const failureLabel = (kind: FailureKind) =>
  kind === 'network' ? 'No response' : kind.toLowerCase().replaceAll('_', ' ');

export function clockLabel(hours: number): string {
  const count = Math.abs(hours);
  const [number, unit] = count % 24 === 0 ? [count / 24, 'day'] : [count, 'hour'];
  return `${number} ${unit}${number === 1 ? '' : 's'} ${hours > 0 ? 'ahead' : 'behind'}`;
}

/** The settings of a scenario with their labels. */
export function scenarioLabels({ as, latency, failure, stock, clock }: Scenario) {
  const labels: Partial<Record<keyof Scenario, string>> = {
    ...(as && { as: `User: ${userLabels[as]}` }),
    ...(latency !== undefined && { latency: `Each call waits ${latencyLabel(latency)}` }),
    ...(failure && { failure: `${callLabel(failure.call)} fails: ${failureLabel(failure.kind)}` }),
    ...(stock && { stock: `Stock: ${stockLabels[stock]}` }),
    ...(clock !== undefined && { clock: `Clock: ${clockLabel(clock)}` }),
  };
  return settings.flatMap((name) => {
    const label = labels[name];
    return label === undefined ? [] : [{ name, label }];
  });
}
