import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './QuantityStepper.css.ts';

interface StepButtonProps {
  label: string;
  icon: 'minus' | 'plus';
  isDisabled: boolean;
  onStep(): void;
}

/** In ms. */
const firstRepeat = 400;
const nextRepeats = 60;

/** Steps on a click, and repeatedly while held. Not in the tab order: the field has keys for it. */
export function StepButton({ label, icon, isDisabled, onStep }: StepButtonProps) {
  const [interval, setHoldInterval] = useState<number | null>(null);
  const hasRepeated = useRef(false);
  // A disabled button receives no event when it is released.
  if (isDisabled && interval !== null) setHoldInterval(null);

  const repeat = useEffectEvent(() => {
    hasRepeated.current = true;
    onStep();
    setHoldInterval(nextRepeats);
  });
  useEffect(() => {
    if (interval === null) return;
    const timer = setInterval(() => repeat(), interval);
    return () => clearInterval(timer);
  }, [interval]);

  return (
    <button
      className={styles.step}
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={isDisabled}
      // Keeps the focus, and the caret, in the field.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        hasRepeated.current = false;
        if (event.button === 0) setHoldInterval(firstRepeat);
      }}
      onPointerUp={() => setHoldInterval(null)}
      onPointerLeave={() => setHoldInterval(null)}
      onClick={() => {
        if (!hasRepeated.current) onStep();
        hasRepeated.current = false;
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
