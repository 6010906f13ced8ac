import type { ReactNode } from 'react';
import { iconButton, type IconButtonVariants } from './IconButton.css.ts';

export interface IconButtonProps {
  /** Its name, shown as a tooltip. */
  label: string;
  icon: ReactNode;
  size?: IconButtonVariants['size'];
  tone?: IconButtonVariants['tone'];
  isDisabled?: boolean;
  /** For a button that opens something: whether that is open. */
  isExpanded?: boolean;
  /** For a button that stays pressed. */
  isPressed?: boolean;
  onPress(): void;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, size, tone, isDisabled = false, isExpanded, isPressed, onPress } = props;
  return (
    <button
      className={iconButton({ size, tone })}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      aria-expanded={isExpanded}
      aria-pressed={isPressed}
      onClick={isDisabled ? undefined : onPress}
    >
      {icon}
    </button>
  );
}
