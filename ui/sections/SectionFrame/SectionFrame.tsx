import { useId, type ReactNode } from 'react';
import { Container } from '#ui/components/Container/Container.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import * as styles from './SectionFrame.css.ts';

export interface SectionFrameProps {
  /** Where links such as `#parts` lead. */
  id: string;
  title: string;
  /** Stands at the right of the title. */
  action?: ReactNode;
  /** Whether it follows another section on the same ground, with nothing to set off. */
  isContinued?: boolean;
  children: ReactNode;
}

/** A section of a page: its title, its room, the page's width. */
export function SectionFrame({ id, title, action, isContinued = false, children }: SectionFrameProps) {
  const titleId = useId();
  return (
    <section className={isContinued ? styles.continued : styles.section} id={id} aria-labelledby={titleId}>
      <Container>
        <div className={styles.head}>
          <Text as="h2" style="h1" id={titleId}>
            {title}
          </Text>
          {action}
        </div>
        {children}
      </Container>
    </section>
  );
}
