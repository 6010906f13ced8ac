import type { Answer } from '#contract/fitment/fitment.ts';
import * as m from '#messages/fit-answers.js';
import { conditionText } from '#ui/components/FitMark/condition-words.ts';
import * as styles from './FitAnswers.css.ts';

export interface FitAnswersProps {
  /** Nothing is shown without any. */
  answers: readonly Answer[] | undefined;
}

/** What the customer said of the conditions under which a part fits: "Brake system ATE: yes". */
export function FitAnswers({ answers = [] }: FitAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <ul className={styles.answers}>
      {answers.map((one, index) => (
        <li key={index} dir="auto">
          {answerText(one)}
        </li>
      ))}
    </ul>
  );
}

function answerText({ answer, ...one }: Answer): string {
  const condition = conditionText(one);
  switch (answer) {
    case 'yes':
      return m.yes({ condition });
    case 'no':
      return m.no({ condition });
    case 'unknown':
      return m.unknown({ condition });
  }
}
