import { useId } from 'react';
import * as m from '#messages/business-summary.js';
import { Container } from '#ui/components/Container/Container.tsx';
import { from } from '#tokens/layout.ts';
import * as styles from './BusinessSummary.css.ts';
import { numberWords } from './number-words.ts';

export interface BusinessSummaryProps {
  /** Whole years since the company was founded in 1992. */
  years: number;
}

const figures = [
  { amount: '100', counts: m.servedCustomers() },
  { amount: '120M', counts: m.annualRevenue() },
  { amount: '33k', counts: m.reviews() },
  { amount: '50', counts: m.parts() },
];

function spellYears(years: number) {
  if (!Number.isInteger(years) || years < 1) return m.years();
  const words = numberWords(years);
  return m.spelledYears({ count: years, words: `${words.charAt(0).toUpperCase()}${words.slice(1)}` });
}

const pictures = (format: string) =>
  [800, 1200, 2000].map((width) => `/pictures/hero-${width}.${format} ${width}w`).join(', ');

const sizes = `${from.medium} min(64vw, 62rem), 100vw`;

/** The company in four figures. */
export function BusinessSummary({ years }: BusinessSummaryProps) {
  const titleId = useId();
  return (
    <section className={styles.band} id="business" aria-labelledby={titleId}>
      <picture className={styles.picture}>
        <source type="image/avif" srcSet={pictures('avif')} sizes={sizes} />
        <img
          className={styles.image}
          src="/pictures/hero-1200.webp"
          srcSet={pictures('webp')}
          sizes={sizes}
          alt=""
          width={1200}
          height={660}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <Container>
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {spellYears(years)}
            </h2>
          </div>
          <dl className={styles.figures}>
            {figures.map(({ amount, counts }) => (
              <div key={counts} className={styles.entry}>
                <dt className={styles.dimension}>{counts}</dt>
                <dd className={styles.figure}>
                  {amount}
                  <span className={styles.plus}>+</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}
