import * as styles from './PortfolioHero.css.ts';

export interface PortfolioHeroProps {
  /** The name and the profession, in one sentence. */
  statement: string;
  lead: string;
}

/** The introduction of the portfolio. */
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
