import * as m from '#messages/steps.js';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Steps.css.ts';

export interface StepsProps {
  /** The names of the steps, in order. */
  labels: readonly string[];
  /** The index of the current step. The ones before it are complete; all of them if it is the number of steps. */
  current: number;
  /** On narrow screens only the current step shows its name. Screen readers announce all of them. */
  isTerse?: boolean;
}

/** The steps of a task on several pages, with the current one. */
export function Steps({ labels, current, isTerse = false }: StepsProps) {
  return (
    <ol className={styles.list} data-terse={isTerse || undefined}>
      {labels.map((label, index) => (
        <li key={label} className={styles.step} aria-current={index === current ? 'step' : undefined}>
          <span
            className={styles.balloon[index < current ? 'done' : index === current ? 'now' : 'next']}
            aria-hidden="true"
          >
            {index < current ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span className={styles.label}>{label}</span>{' '}
          {index < current && <VisuallyHidden>{m.done()}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
