import { useState } from 'react';
import * as RadixToast from 'radix-ui/toast';
import { patience } from '#tokens/motion.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './ToastRegion.css.ts';

export interface Toast {
  id: string;
  tone: 'positive' | 'critical' | 'info';
  text: string;
}

export interface ToastRegionProps {
  /** Oldest first; the newest three are shown. */
  toasts: readonly Toast[];
  /** After five seconds, except for what is critical, or when a person sends it away. */
  onDismiss(id: string): void;
}

const mostAtOnce = 3;
const icons: Record<Toast['tone'], IconName> = { positive: 'done', critical: 'alert', info: 'info' };

/** Says what has just happened, wherever one is. Hover and focus stop the clock. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  // Radix's viewport carries a style attribute while it is empty, which the page's policy keeps out of
  // served HTML: it stands from the first toast on.
  const [isUsed, setUsed] = useState(false);
  if (!isUsed && toasts.length > 0) setUsed(true);
  if (!isUsed) return null;

  return (
    <RadixToast.Provider duration={patience.toast} swipeDirection="down">
      {toasts.slice(-mostAtOnce).map(({ id, tone, text }) => (
        <RadixToast.Root
          className={styles.toast}
          key={id}
          type={tone === 'critical' ? 'foreground' : 'background'}
          duration={tone === 'critical' ? Number.POSITIVE_INFINITY : undefined}
          onOpenChange={(open) => !open && onDismiss(id)}
        >
          <span className={styles.tone[tone]}>
            <Icon name={icons[tone]} />
          </span>
          <RadixToast.Title className={styles.text}>{text}</RadixToast.Title>
          <RadixToast.Close className={styles.dismiss} aria-label="Dismiss" title="Dismiss">
            <Icon name="x" size={16} />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className={styles.viewport} />
    </RadixToast.Provider>
  );
}
