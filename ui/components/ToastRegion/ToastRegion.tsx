import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as RadixToast from 'radix-ui/toast';
import * as m from '#messages/toast-region.js';
import { patience as patiences } from '#tokens/motion.ts';
import { Link } from '#ui/link.tsx';
import { button } from '../Button/Button.css.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { useTip } from '../Tooltip/use-tip.tsx';
import { chooseToasts } from './choose-toasts.ts';
import type { Toast, ToastAction } from './toast.ts';
import { useClearPlace } from './use-clear-place.ts';
import * as styles from './ToastRegion.css.ts';

export interface ToastRegionProps {
  /** Oldest first. At most three are shown, and repeated messages once. */
  toasts: readonly Toast[];
  /**
   * How long a non-critical toast without an action is shown, in ms. With an action, twice as long.
   * @default 5000
   */
  patience?: number;
  /** Called when a toast times out, is replaced or is closed. Critical toasts do not time out. */
  onDismiss(id: string): void;
}

const mostAtOnce = 3;
const icons: Record<Toast['tone'], IconName> = { positive: 'done', critical: 'alert', info: 'info' };

/** Announces and shows what has just happened. Hover and focus pause the timers. */
export function ToastRegion({ toasts, patience = patiences.toast, onDismiss }: ToastRegionProps) {
  // An empty Radix viewport has a `style` attribute, which the CSP forbids in server-rendered HTML. It is
  // therefore rendered with the first toast.
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
      {shown.map(({ id, tone, text, detail, picture, action }) => (
        <RadixToast.Root
          className={picture ? styles.pictured : styles.toast}
          key={id}
          type={tone === 'critical' ? 'foreground' : 'background'}
          duration={tone === 'critical' ? Number.POSITIVE_INFINITY : action && 2 * patience}
          onOpenChange={(open) => !open && onDismiss(id)}
        >
          {picture ? (
            <span className={styles.picture}>
              <Picture {...picture} alt="" slot="line" />
            </span>
          ) : (
            <span className={styles.tone[tone]}>
              <Icon name={icons[tone]} />
            </span>
          )}
          <div className={styles.text}>
            <RadixToast.Title dir="auto">{text}</RadixToast.Title>
            {detail !== undefined && (
              <RadixToast.Description className={styles.detail} dir="auto">
                {detail}
              </RadixToast.Description>
            )}
          </div>
          {action && <Action {...action} tone={picture && 'solid'} />}
          <Dismiss />
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className={styles.viewport} ref={region} />
    </RadixToast.Provider>
  );
}

function Action({ tone, ...action }: ToastAction & { tone: 'solid' | undefined }) {
  const { label, name } = action;
  const look = button({ size: 'sm', tone });
  return (
    <RadixToast.Action asChild altText={m.reach({ action: name })}>
      {'href' in action ? (
        <Link className={look} href={action.href} aria-label={name}>
          {label}
        </Link>
      ) : (
        <button className={look} type="button" aria-label={name} onClick={action.onPress}>
          {label}
        </button>
      )}
    </RadixToast.Action>
  );
}

function Dismiss() {
  const { anchor, tip } = useTip(m.dismiss());
  return (
    <RadixToast.Close className={styles.dismiss} aria-label={m.dismiss()} {...anchor}>
      <Icon name="x" size={16} />
      {tip}
    </RadixToast.Close>
  );
}
