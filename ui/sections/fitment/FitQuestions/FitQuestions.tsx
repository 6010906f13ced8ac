import { useEffect, useId, useRef, useState } from 'react';
import { conditionKey } from '#contract/fitment/condition-key.ts';
import type { Answer, Condition } from '#contract/fitment/fitment.ts';
import * as m from '#messages/fit-questions.js';
import { conditionText } from '#ui/components/FitMark/condition-words.ts';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '#ui/components/Select/Select.tsx';
import { textLink } from '#ui/components/TextLink/TextLink.css.ts';
import { mostAsked, type FitQuestionsOf } from './fit-questions.ts';
import * as styles from './FitQuestions.css.ts';

export interface FitQuestionsProps {
  questions: FitQuestionsOf;
  onAnswer(answer: Answer): void;
  /** 1 to 12. Null: not known. */
  onMonth(month: number | null): void;
}

/** Asks what must be right of the customer's vehicle. What is answered is one line, and can be changed. */
export function FitQuestions({ questions, onAnswer, onMonth }: FitQuestionsProps) {
  const { open, answered, month } = questions;
  const [changing, setChanging] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  /** The condition that was answered or is changed: its controls are replaced, so the focus has to be set. */
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    if (pressed.current === null) return;
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[data-condition]') ?? [])];
    all
      .find(({ dataset }) => dataset.condition === pressed.current)
      ?.querySelector('button')
      ?.focus();
    pressed.current = null;
  });

  const answer = (given: Answer) => {
    pressed.current = conditionKey(given);
    setChanging(null);
    onAnswer(given);
  };
  const change = (key: string) => {
    pressed.current = key;
    setChanging(key);
  };
  const asked = open.slice(0, Math.max(0, mostAsked - (month === undefined ? 0 : 1)));

  return (
    <div className={styles.questions} ref={root}>
      {month && <Month {...month} onMonth={onMonth} />}
      {answered.map((one) => {
        const key = conditionKey(one);
        return changing === key ? (
          <Question key={key} condition={one} value={one.answer} onAnswer={answer} />
        ) : (
          <Answered key={key} given={one} onChange={() => change(key)} />
        );
      })}
      {asked.map((one) => (
        <Question key={conditionKey(one)} condition={one} value={null} onAnswer={answer} />
      ))}
    </div>
  );
}

interface QuestionProps {
  condition: Condition;
  value: Answer['answer'] | null;
  onAnswer(answer: Answer): void;
}

const answers = {
  yes: m.yes(),
  no: m.no(),
  unknown: m.unknown(),
} satisfies Record<Answer['answer'], string>;

const options = (['yes', 'no', 'unknown'] as const).map((value) => ({ value, label: answers[value] }));

function Question({ condition: { criterion, value: wanted }, value, onAnswer }: QuestionProps) {
  const condition = { criterion, value: wanted };
  const question = m.question({ condition: conditionText(condition) });
  return (
    <div className={styles.question} data-condition={conditionKey(condition)}>
      <p className={styles.text} dir="auto">
        {question}
      </p>
      <SegmentedControl
        label={question}
        options={options}
        value={value}
        onChange={(answer) => onAnswer({ ...condition, answer })}
      />
    </div>
  );
}

function Answered({ given, onChange }: { given: Answer; onChange(): void }) {
  const condition = conditionText(given);
  return (
    <p className={styles.answered} data-condition={conditionKey(given)}>
      <span className={styles.condition} dir="auto">
        {condition}
      </span>
      <span className={styles.answer}>{answers[given.answer]}</span>
      <button
        type="button"
        className={textLink}
        aria-label={m.changeAnswer({ condition })}
        onClick={onChange}
      >
        {m.change()}
      </button>
    </p>
  );
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

interface MonthProps {
  year: number;
  value: number | null;
  onMonth(month: number | null): void;
}

function Month({ year, value, onMonth }: MonthProps) {
  const hint = useId();
  return (
    <div className={styles.question} role="group" aria-describedby={hint}>
      <Select
        label={m.month({ year })}
        value={String(value ?? '')}
        options={[
          { value: '', label: m.unknown() },
          ...Array.from({ length: 12 }, (_, index) => ({
            value: String(index + 1),
            label: monthName.format(Date.UTC(2000, index)),
          })),
        ]}
        onChange={(chosen) => onMonth(chosen === '' ? null : Number(chosen))}
      />
      <p className={styles.hint} id={hint}>
        {m.monthHint()}
      </p>
    </div>
  );
}
