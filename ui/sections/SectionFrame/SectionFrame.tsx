import { useId, type ReactNode } from 'react';
import { Container } from '#ui/components/Container/Container.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import * as styles from './SectionFrame.css.ts';

export interface SectionFrameProps {
  /** The id that links such as `#parts` refer to. */
  id: string;
  title: string;
  /** To the right of the title. */
  action?: ReactNode;
  /** Whether the section above has the same background. */
  isContinued?: boolean;
  children: ReactNode;
}

/** A section of a page, with a title, spacing and the width of the page. */
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
