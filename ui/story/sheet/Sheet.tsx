import type { ReactNode } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import type { Look } from './looks.ts';
import * as styles from './sheet.css.ts';

interface SheetSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function SheetSection({ title, lead, children }: SheetSectionProps) {
  return (
    <section className={styles.section}>
      <div>
        <Text as="h2" style="h3">
          {title}
        </Text>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

interface CellProps {
  /** The state that is shown. */
  name: string;
  look?: Look;
  isWide?: boolean;
  children: ReactNode;
}

export function Cell({ name, look, isWide = false, children }: CellProps) {
  return (
    <div className={isWide ? styles.wideCell : styles.cell} data-look={look}>
      <span className={styles.cellName}>{name}</span>
      {children}
    </div>
  );
}
