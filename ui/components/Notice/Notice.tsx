import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { notice, text, title as titleClass, type NoticeTone } from './Notice.css.ts';

export interface NoticeProps {
  tone: NoticeTone;
  title?: string;
  /** Replaces the icon of the tone. */
  icon?: IconName;
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
        {children}
      </div>
    </div>
  );
}
