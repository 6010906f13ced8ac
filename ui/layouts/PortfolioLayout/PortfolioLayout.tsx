import type { ReactNode } from 'react';
import { Container } from '#ui/components/Container/Container.tsx';
import * as styles from './PortfolioLayout.css.ts';

export interface PortfolioLayoutProps {
  hero: ReactNode;
  /** At the bottom right of the hero. */
  contact: ReactNode;
  projects: ReactNode;
  education: ReactNode;
  skills: ReactNode;
}

/** Lays out the sections of a portfolio, in one column on narrow screens. */
export function PortfolioLayout({ hero, contact, projects, education, skills }: PortfolioLayoutProps) {
  return (
    <Container>
      <div className={styles.opening}>
        <div className={styles.hero}>{hero}</div>
        <div className={styles.contact}>{contact}</div>
      </div>
      <div className={styles.block}>{projects}</div>
      <div className={styles.pair}>
        <div className={styles.first}>{education}</div>
        <div className={styles.second}>{skills}</div>
      </div>
    </Container>
  );
}
