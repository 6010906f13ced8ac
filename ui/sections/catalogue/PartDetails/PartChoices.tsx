import type { SameNumber } from '#contract/catalogue/part-details.ts';
import * as m from '#messages/part-choices.js';
import { Container } from '#ui/components/Container/Container.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { useShop } from '#ui/shop.ts';
import * as styles from './PartDetails.css.ts';

export interface PartChoicesProps {
  /** As it was typed. */
  number: string;
  /** The parts with this number. */
  parts: readonly SameNumber[];
  hrefOf(part: SameNumber): string;
}

/** The page of a number that several makers have given. */
export function PartChoices({ number, parts, hrefOf }: PartChoicesProps) {
  return (
    <Container>
      <div className={styles.page}>
        <Text as="h1" style="h2">
          {m.choose({ count: parts.length, number })}
        </Text>
        <Text style="lead">{m.lead()}</Text>
        <SameNumbers parts={parts} hrefOf={hrefOf} />
      </div>
    </Container>
  );
}

/** Parts with one number, by their brands. */
export function SameNumbers({ parts, hrefOf }: Pick<PartChoicesProps, 'parts' | 'hrefOf'>) {
  const shop = useShop().name;
  return (
    <ul className={styles.sameNumbers}>
      {[...parts.entries()].map(([index, part]) => (
        <li key={index}>
          <TextLink href={hrefOf(part)}>{m.part({ ...part, brand: part.brand || shop })}</TextLink>
        </li>
      ))}
    </ul>
  );
}
