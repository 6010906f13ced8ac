import * as styles from './PortfolioHero.css.ts';

export interface PortfolioHeroProps {
  /** Who it is and what they do, in one sentence. */
  statement: string;
  lead: string;
}

/** The first words of a portfolio. */
export function PortfolioHero({ statement, lead }: PortfolioHeroProps) {
  return (
    <section className={styles.hero}>
      <h1 className={styles.statement} dir="auto">
        {statement}
      </h1>
      {lead !== '' && (
        <p className={styles.lead} dir="auto">
          {lead}
        </p>
      )}
    </section>
  );
}
