import type { ReactNode } from 'react';
import * as product from '#messages/product.js';
import * as m from '#messages/hero.js';
import { ArrowLink } from '#ui/components/ArrowLink/ArrowLink.tsx';
import { Container } from '#ui/components/Container/Container.tsx';
import { HeroDisc } from '#ui/components/HeroDisc/HeroDisc.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { FeaturedPart, type FeaturedPartProps } from './FeaturedPart.tsx';
import * as styles from './Hero.css.ts';

export interface HeroProps extends FeaturedPartProps {
  /** Asks for the customer's vehicle. */
  question: ReactNode;
  /** URL of Learn More. */
  businessHref?: string;
  /** URL of Our Parts. */
  partsHref?: string;
}

/** The introduction of the home page, with a part that is half drawing and half photograph. */
export function Hero(props: HeroProps): ReactNode {
  const { featured, partHrefOf, question, businessHref = '#business', partsHref = '#parts' } = props;
  return (
    <section className={styles.hero}>
      <Container>
        <div className={styles.stage}>
          <div className={styles.scene}>
            <div>
              <h1 className={styles.title}>{m.title()}</h1>
              <p className={styles.lead}>{m.lead()}</p>
              <div className={styles.actions}>
                <LinkButton href={businessHref} size="lg">
                  {product.learnMore()}
                </LinkButton>
                <ArrowLink href={partsHref} direction="down">
                  {product.ourParts()}
                </ArrowLink>
              </div>
            </div>
            <div className={styles.disc}>
              <HeroDisc />
            </div>
          </div>
          <div className={styles.row}>
            {question}
            <FeaturedPart featured={featured} partHrefOf={partHrefOf} />
          </div>
        </div>
      </Container>
    </section>
  );
}
