import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { notice, text, title as titleClass, type NoticeTone } from './Notice.css.ts';

export interface NoticeProps {
  tone: NoticeTone;
  title?: string;
  /** Where another sign than the tone's says more. */
  icon?: IconName;
  children: ReactNode;
}

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  positive: 'done',
  caution: 'caution',
  critical: 'alert',
};

/** A message in its place on the page; a critical one interrupts. */
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
