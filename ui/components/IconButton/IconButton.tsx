import type { ReactNode } from 'react';
import { NameTip } from '../Tooltip/NameTip.tsx';
import { useTip } from '../Tooltip/use-tip.ts';
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
  const { anchor, isOpen, tip } = useTip<HTMLButtonElement>();
  return (
    <button
      className={iconButton({ size, tone })}
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      aria-expanded={isExpanded}
      aria-pressed={isPressed}
      onClick={isDisabled ? undefined : onPress}
      {...anchor}
    >
      {icon}
      <NameTip name={label} isOpen={isOpen} tip={tip} />
    </button>
  );
}
