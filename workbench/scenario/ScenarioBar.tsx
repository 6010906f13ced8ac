import { useId } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { Chip } from '#ui/components/Chip/Chip.tsx';
import { Select, type SelectOption } from '#ui/components/Select/Select.tsx';
import { callLabel, callNames, type CallName } from './calls.ts';
import {
  failuresOf,
  settings,
  stocks,
  users,
  type FailureKind,
  type Scenario,
  type Stock,
  type User,
} from './scenario.ts';
import * as styles from './ScenarioBar.css.ts';

const userLabels: Readonly<Record<User, string>> = {
  visitor: 'Nobody',
  customer: 'The demo customer',
  admin: 'The demo admin',
};

const stockLabels: Readonly<Record<Stock, string>> = {
  plenty: 'Plenty of every part',
  low: 'Low, of every part',
  none: 'None, of any part',
};

const latencyLabel = (ms: number) => `${ms / 1000} s`;

const failureLabel = (kind: FailureKind) =>
  kind === 'network' ? 'No response' : kind.toLowerCase().replaceAll('_', ' ');

function clockLabel(hours: number): string {
  const [count, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  const number = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' });
  return `${number.format(Math.abs(count))} ${hours > 0 ? 'ahead' : 'behind'}`;
}

/** The settings of a scenario with their labels. */
function scenarioLabels({ as, latency, failure, stock, clock }: Scenario) {
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

const latencies = [300, 2_000, 8_000];
const clocks = [1, 24, 40 * 24, -24];

/** The value of an option that sets nothing. */
const none = '';

function optionsOf<Value extends string | number>(
  noneLabel: string,
  values: readonly Value[],
  labelOf: (value: Value) => string,
): SelectOption<string>[] {
  return [
    { value: none, label: noneLabel },
    ...values.map((value) => ({ value: String(value), label: labelOf(value) })),
  ];
}

/** The usual values, and the current one if it is another. */
const withCurrent = (usual: readonly number[], current: number | undefined) =>
  current === undefined || usual.includes(current) ? usual : [...usual, current];

export interface ScenarioBarProps {
  scenario: Scenario;
  /** The parts of the URL value that are not valid. */
  unread: readonly string[];
  isOpen: boolean;
  onToggle(): void;
  onChange(scenario: Scenario): void;
  /** Removes the bar. */
  onLeave?(): void;
}

/** Shows and changes the scenario: user, latency, failing call, stock, clock. */
export function ScenarioBar({ scenario, unread, isOpen, onToggle, onChange, onLeave }: ScenarioBarProps) {
  const id = useId();
  const active = scenarioLabels(scenario);
  return (
    <section className={styles.bar} aria-label="Scenario">
      <div className={styles.head}>
        <Button size="sm" expands={{ id, isExpanded: isOpen }} onPress={onToggle}>
          Scenario
        </Button>
        <div className={styles.active}>
          {active.map(({ name, label }) => (
            <Chip
              key={name}
              removeLabel={`Remove: ${label}`}
              onRemove={() => onChange({ ...scenario, [name]: undefined })}
            >
              {label}
            </Chip>
          ))}
          {active.length === 0 && <p>No scenario</p>}
          {unread.length > 0 && <p role="status">Not valid in the URL: {unread.join(', ')}</p>}
        </div>
        {onLeave && (
          <Button size="sm" tone="quiet" onPress={onLeave}>
            Close
          </Button>
        )}
      </div>
      <div id={id} className={styles.choices} hidden={!isOpen}>
        {isOpen && <Choices scenario={scenario} onChange={onChange} />}
      </div>
    </section>
  );
}

function Choices({ scenario, onChange }: Pick<ScenarioBarProps, 'scenario' | 'onChange'>) {
  const { as, latency, failure, stock, clock } = scenario;
  const number = (value: string) => (value === none ? undefined : Number(value));
  return (
    <>
      <Select
        label="User"
        value={as ?? none}
        options={optionsOf('Current user', users, (user) => userLabels[user])}
        onChange={(value) => onChange({ ...scenario, as: users.find((user) => user === value) })}
      />
      <Select
        label="Latency"
        value={String(latency ?? none)}
        options={optionsOf('None', withCurrent(latencies, latency), latencyLabel)}
        onChange={(value) => onChange({ ...scenario, latency: number(value) })}
      />
      <Select
        label="Failing call"
        value={failure?.call ?? none}
        options={optionsOf<CallName>('None', callNames, callLabel)}
        onChange={(value) => {
          const call = callNames.find((one) => one === value);
          onChange({ ...scenario, failure: call && { call, kind: 'INTERNAL' } });
        }}
      />
      {failure && (
        <Select
          label="Its response"
          value={failure.kind}
          options={failuresOf(failure.call).map((kind) => ({ value: kind, label: failureLabel(kind) }))}
          onChange={(kind) => onChange({ ...scenario, failure: { ...failure, kind } })}
        />
      )}
      <Select
        label="Stock"
        value={stock ?? none}
        options={optionsOf('Unchanged', stocks, (one) => stockLabels[one])}
        onChange={(value) => onChange({ ...scenario, stock: stocks.find((one) => one === value) })}
      />
      <Select
        label="Clock"
        value={String(clock ?? none)}
        options={optionsOf('Correct', withCurrent(clocks, clock), clockLabel)}
        onChange={(value) => onChange({ ...scenario, clock: number(value) })}
      />
    </>
  );
}
