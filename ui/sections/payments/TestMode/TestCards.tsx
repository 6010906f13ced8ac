import * as m from '#messages/test-mode.js';
import { CopyText } from '#ui/components/CopyText/CopyText.tsx';
import * as styles from './TestMode.css.ts';

/** https://docs.stripe.com/testing */
const cards = [
  { number: '4242 4242 4242 4242', effect: m.pays() },
  { number: '4000 0025 0000 3155', effect: m.asksForApproval() },
  { number: '4000 0000 0000 0002', effect: m.isDeclined() },
  { number: '4000 0000 0000 9995', effect: m.hasInsufficientFunds() },
  { number: '4000 0000 0000 0069', effect: m.hasExpired() },
] as const;

/** The card numbers of the provider's test mode, each with a copy button. */
export function TestCards() {
  return (
    <ul className={styles.cards} aria-label={m.testCards()}>
      {cards.map(({ number, effect }) => (
        <li className={styles.card} key={number}>
          <CopyText text={number} label={m.copyCardNumber()} />
          <span className={styles.effect}>{effect}</span>
        </li>
      ))}
      <li className={styles.note}>{m.dateHint()}</li>
    </ul>
  );
}
