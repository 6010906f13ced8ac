import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import type { Remote } from '#ui/remote.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import * as styles from './Garage.css.ts';

interface SavedRowsProps<Row> {
  rows: Remote<readonly Row[]>;
  /** How many rows a customer may save. */
  max: number;
  title: string;
  /** `full` replaces `hint` when no more rows can be added. */
  texts: Record<'hint' | 'full' | 'add' | 'loading' | 'failed' | 'empty' | 'emptyHint', string>;
  /** Above the rows. */
  notice?: ReactNode;
  onAdd(): void;
  /** Can be focused when the pressed button of a row is gone. */
  heading: Ref<HTMLDivElement>;
  rowOf(row: Row): ReactNode;
}

/** What a customer has saved, one below the other. */
export function SavedRows<Row>(props: SavedRowsProps<Row>) {
  const { rows, max, title, texts, notice, heading, onAdd, rowOf } = props;
  const hintId = useId();
  const isFull = rows.status === 'ready' && rows.value.length >= max;
  return (
    <section className={styles.garage} aria-label={title}>
      <header className={styles.head}>
        <div ref={heading} tabIndex={-1} className={styles.title}>
          <Text as="h2" style="h3">
            {title}
          </Text>
          <p className={styles.details} id={hintId}>
            {isFull ? texts.full : texts.hint}
          </p>
        </div>
        <Button
          icon={<Icon name="plus" />}
          isDisabled={isFull || rows.status !== 'ready'}
          describedBy={hintId}
          onPress={onAdd}
        >
          {texts.add}
        </Button>
      </header>
      {notice}
      {rows.status === 'loading' && <Loading text={texts.loading} />}
      {rows.status === 'error' && <LoadFailed of={rows} title={texts.failed} />}
      {rows.status === 'ready' &&
        (rows.value.length === 0 ? (
          <EmptyState title={texts.empty} text={texts.emptyHint} />
        ) : (
          <ul className={styles.rows}>{rows.value.map(rowOf)}</ul>
        ))}
    </section>
  );
}

function Loading({ text }: { text: string }) {
  return (
    <div className={styles.rows}>
      <HiddenStatus>{text}</HiddenStatus>
      {[1, 2].map((place) => (
        <div className={styles.row} key={place}>
          <div className={styles.loading}>
            <Skeleton width="half" />
            <Skeleton width="third" />
          </div>
        </div>
      ))}
    </div>
  );
}
