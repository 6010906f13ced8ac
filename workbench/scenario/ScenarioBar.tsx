import { useId } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { Chip } from '#ui/components/Chip/Chip.tsx';
import { Select, type SelectOption } from '#ui/components/Select/Select.tsx';
import {
  callLabel,
  clockLabel,
  failureLabel,
  scenarioLabels,
  latencyLabel,
  personLabels,
  stockLabels,
} from './labels.ts';
import { callNames, failuresOf, people, stocks, type CallName, type Scenario } from './scenario.ts';
import * as styles from './ScenarioBar.css.ts';

const latencies = [300, 2_000, 8_000];
const clocks = [1, 24, 40 * 24, -24];

/** The value that stands for nothing set. */
const asItIs = '';

function optionsOf<Value extends string | number>(
  nothing: string,
  values: readonly Value[],
  words: (value: Value) => string,
): SelectOption<string>[] {
  return [
    { value: asItIs, label: nothing },
    ...values.map((value) => ({ value: String(value), label: words(value) })),
  ];
}

/** The usual ones, and the one at hand where the URL has another. */
const withCurrent = (usual: readonly number[], current: number | undefined) =>
  current === undefined || usual.includes(current) ? usual : [...usual, current];

export interface ScenarioBarProps {
  scenario: Scenario;
  /** What the URL says beside it that means nothing. */
  unread: readonly string[];
  isOpen: boolean;
  onToggle(): void;
  onChange(scenario: Scenario): void;
  /** Takes the bar away, where that can be done. */
  onLeave?(): void;
}

/** What the shop is seen under: who looks, how slow, what fails, how much there is, what time it is. */
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
          {active.map(({ part, words }) => (
            <Chip
              key={part}
              removeLabel={`Take back: ${words}`}
              onRemove={() => onChange({ ...scenario, [part]: undefined })}
            >
              {words}
            </Chip>
          ))}
          {active.length === 0 && <p>The shop as it is</p>}
          {unread.length > 0 && <p role="status">Not understood in the address: {unread.join(', ')}</p>}
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
  const number = (value: string) => (value === asItIs ? undefined : Number(value));
  return (
    <>
      <Select
        label="User"
        isLabelBeside
        value={as ?? asItIs}
        options={optionsOf('Whoever is signed in', people, (one) => personLabels[one])}
        onChange={(value) => onChange({ ...scenario, as: people.find((one) => one === value) })}
      />
      <Select
        label="Latency"
        isLabelBeside
        value={String(latency ?? asItIs)}
        options={optionsOf('None added', withCurrent(latencies, latency), latencyLabel)}
        onChange={(value) => onChange({ ...scenario, latency: number(value) })}
      />
      <Select
        label="Failing call"
        isLabelBeside
        value={failure?.call ?? asItIs}
        options={optionsOf<CallName>('None', callNames, callLabel)}
        onChange={(value) => {
          const call = callNames.find((one) => one === value);
          onChange({ ...scenario, failure: call && { call, kind: 'INTERNAL' } });
        }}
      />
      {failure && (
        <Select
          label="Its answer"
          isLabelBeside
          value={failure.kind}
          options={failuresOf(failure.call).map((kind) => ({ value: kind, label: failureLabel(kind) }))}
          onChange={(kind) => onChange({ ...scenario, failure: { ...failure, kind } })}
        />
      )}
      <Select
        label="Stock"
        isLabelBeside
        value={stock ?? asItIs}
        options={optionsOf('As the shop has it', stocks, (one) => stockLabels[one])}
        onChange={(value) => onChange({ ...scenario, stock: stocks.find((one) => one === value) })}
      />
      <Select
        label="Clock"
        isLabelBeside
        value={String(clock ?? asItIs)}
        options={optionsOf('Right', withCurrent(clocks, clock), clockLabel)}
        onChange={(value) => onChange({ ...scenario, clock: number(value) })}
      />
    </>
  );
}
