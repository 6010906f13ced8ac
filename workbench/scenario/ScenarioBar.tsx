import { useId } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { Chip } from '#ui/components/Chip/Chip.tsx';
import { Select, type SelectOption } from '#ui/components/Select/Select.tsx';
import { callLabel, callNames, type CallName } from './calls.ts';
import { clockLabel, failureLabel, latencyLabel, scenarioLabels, stockLabels, userLabels } from './labels.ts';
import { failuresOf, stocks, users, type Scenario } from './scenario.ts';
import * as styles from './ScenarioBar.css.ts';

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
