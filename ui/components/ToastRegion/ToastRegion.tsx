import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as RadixToast from 'radix-ui/toast';
import * as m from '#messages/toast-region.ts';
import { patience as patiences } from '#tokens/motion.ts';
import { Link } from '#ui/link.tsx';
import { button } from '../Button/Button.css.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { NameTip } from '../Tooltip/NameTip.tsx';
import { useTip } from '../Tooltip/use-tip.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { chooseToasts } from './choose-toasts.ts';
import { useClearPlace } from './use-clear-place.ts';
import * as styles from './ToastRegion.css.ts';

/** One thing to do about a message: a link, or a button that is gone once it was pressed. */
export type ToastAction = {
  label: string;
  /** What it is about, for screen readers: "Undo", "deleting Timing gear". */
  about: string;
} & ({ href: string } | { onPress(): void });

export interface Toast {
  id: string;
  tone: 'positive' | 'critical' | 'info';
  text: string;
  action?: ToastAction;
}

export interface ToastRegionProps {
  /** Oldest first; no more than three are shown, and the same message once. */
  toasts: readonly Toast[];
  /** How long one stays that is not critical and has no action, in ms. With an action it is twice as long. */
  patience?: number;
  /** When its time is over, when it is overtaken, or when a person sends it away. What is critical stays. */
  onDismiss(id: string): void;
}

const mostAtOnce = 3;
const icons: Record<Toast['tone'], IconName> = { positive: 'done', critical: 'alert', info: 'info' };

/** Says what has just happened, wherever one is. Hover and focus stop the clock. */
export function ToastRegion({ toasts, patience = patiences.toast, onDismiss }: ToastRegionProps) {
  // Radix's viewport carries a style attribute while it is empty, which the page's policy keeps out of
  // served HTML: it stands from the first toast on.
  const [isUsed, setUsed] = useState(false);
  if (!isUsed && toasts.length > 0) setUsed(true);

  const { shown, gone } = chooseToasts(toasts, mostAtOnce);
  const region = useRef<HTMLOListElement>(null);
  useClearPlace(region, shown.length > 0);
  const overtaken = gone.map(({ id }) => id).join('\n');
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (overtaken !== '') overtaken.split('\n').forEach((id) => dismiss(id));
  }, [overtaken]);

  if (!isUsed) return null;

  return (
    <RadixToast.Provider duration={patience} swipeDirection="down">
      {shown.map(({ id, tone, text, action }) => (
        <RadixToast.Root
          className={styles.toast}
          key={id}
          type={tone === 'critical' ? 'foreground' : 'background'}
          duration={tone === 'critical' ? Number.POSITIVE_INFINITY : action && 2 * patience}
          onOpenChange={(open) => !open && onDismiss(id)}
        >
          <span className={styles.tone[tone]}>
            <Icon name={icons[tone]} />
          </span>
          <RadixToast.Title className={styles.text} dir="auto">
            {text}
          </RadixToast.Title>
          {action && <Action {...action} />}
          <Dismiss />
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className={styles.viewport} ref={region} />
    </RadixToast.Provider>
  );
}

function Action(action: ToastAction) {
  const { label, about } = action;
  const content = (
    <span>
      {label} <VisuallyHidden>{about}</VisuallyHidden>
    </span>
  );
  const look = button({ size: 'sm' });
  return (
    <RadixToast.Action asChild altText={m.labelAbout({ label, about })}>
      {'href' in action ? (
        <Link className={look} href={action.href}>
          {content}
        </Link>
      ) : (
        <button className={look} type="button" onClick={action.onPress}>
          {content}
        </button>
      )}
    </RadixToast.Action>
  );
}

function Dismiss() {
  const { anchor, isOpen, tip } = useTip<HTMLButtonElement>();
  return (
    <RadixToast.Close className={styles.dismiss} aria-label={m.dismiss()} {...anchor}>
      <Icon name="x" size={16} />
      <NameTip name={m.dismiss()} isOpen={isOpen} tip={tip} />
    </RadixToast.Close>
  );
}
