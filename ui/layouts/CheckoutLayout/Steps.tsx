import * as common from '#messages/common.js';
import * as m from '#messages/steps.js';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Steps.css.ts';

const steps = [
  { name: 'order', label: common.order() },
  { name: 'pay', label: m.pay() },
  { name: 'ship', label: m.ship() },
] as const;

export interface StepsProps {
  /** The current step. The ones before it are complete. */
  current: (typeof steps)[number]['name'];
}

export function Steps({ current }: StepsProps) {
  const now = steps.findIndex(({ name }) => name === current);
  return (
    <ol className={styles.list}>
      {steps.map(({ name, label }, index) => (
        <li key={name} className={styles.step} aria-current={index === now ? 'step' : undefined}>
          <span
            className={styles.balloon[index < now ? 'done' : index === now ? 'now' : 'next']}
            aria-hidden="true"
          >
            {index < now ? <Icon name="check" size={16} /> : index + 1}
          </span>
          {label} {index < now && <VisuallyHidden>{m.done()}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
