import { CopyText } from '#ui/components/CopyText/CopyText.tsx';
import * as styles from './TestMode.css.ts';

/** https://docs.stripe.com/testing */
const cards = [
  { number: '4242 4242 4242 4242', effect: 'Pays' },
  { number: '4000 0025 0000 3155', effect: 'Asks for 3-D Secure' },
  { number: '4000 0000 0000 0002', effect: 'Is declined' },
  { number: '4000 0000 0000 9995', effect: 'Has insufficient funds' },
  { number: '4000 0000 0000 0069', effect: 'Has expired' },
] as const;

/** The card provider's numbers that charge nobody, each to be copied. */
export function TestCards() {
  return (
    <ul className={styles.cards} aria-label="Test cards">
      {cards.map(({ number, effect }) => (
        <li className={styles.card} key={number}>
          <CopyText text={number} what="card number" />
          <span className={styles.effect}>{effect}</span>
        </li>
      ))}
      <li className={styles.note}>Any future date, any security code.</li>
    </ul>
  );
}
