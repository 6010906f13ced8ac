import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { notice, text, title as titleClass, type NoticeTone } from './Notice.css.ts';

export interface NoticeProps {
  /** How urgent it is. `critical` is an alert, the others are status messages. */
  tone: NoticeTone;
  /** A line above the text, in bolder type. */
  title?: ReactNode;
  /**
   * Replaces the icon of the tone.
   * @default icons[tone]
   */
  icon?: IconName;
  /** The message, with a link or a button if there is something to do. */
  children: ReactNode;
}

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  positive: 'done',
  caution: 'caution',
  critical: 'alert',
};

/** An inline message. A critical one is an alert. */
export function Notice({ tone, title, icon = icons[tone], children }: NoticeProps) {
  return (
    <div className={notice({ tone })} role={tone === 'critical' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <div className={text}>
        {title && <p className={titleClass}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
