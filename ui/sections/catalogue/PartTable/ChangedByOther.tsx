import { useEffect, useRef, type ReactNode } from 'react';
import type { PartChange, Part } from '#contract/catalogue/parts.ts';
import * as labels from '#messages/fields.js';
import * as m from '#messages/part-table.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Money } from '#ui/components/Money/Money.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { compareChanges, type Difference } from './compare-changes.ts';
import * as styles from './PartTable.css.ts';

export interface ChangedByOtherProps {
  seen: Part;
  current: Part;
  change: PartChange;
  isBusy: boolean;
  onKeepTheirs(): void;
  /** Sends the typed values again, with the other admin's version. */
  onSendMine(): void;
}

/** Shows somebody else's change beside the user's own, and lets the user choose. */
export function ChangedByOther(props: ChangedByOtherProps) {
  const { seen, current, change, isBusy, onKeepTheirs, onSendMine } = props;
  const box = useRef<HTMLDivElement>(null);
  const differences = compareChanges(seen, current, change);

  // It is far from the pressed button, so it receives focus.
  useEffect(() => box.current?.focus(), [current]);

  return (
    <div className={styles.changed} ref={box} role="alert" tabIndex={-1}>
      <p className={styles.changedTitle}>{m.conflict()}</p>
      <p>{m.conflictHint()}</p>
      {differences.length > 0 && (
        <table className={styles.comparison}>
          <thead>
            <tr>
              <th scope="col">{m.field()}</th>
              <th scope="col">{m.theirs()}</th>
              <th scope="col">{m.yours()}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <tr key={difference.field}>
                <th scope="row">{labels[difference.field]()}</th>
                {'theirs' in difference ? (
                  <>
                    <td>{shown(difference.field, difference.theirs, current.name)}</td>
                    <td>
                      {difference.yours === null ? (
                        <span className={styles.untouched}>{m.notChanged()}</span>
                      ) : (
                        shown(difference.field, difference.yours, current.name)
                      )}
                    </td>
                  </>
                ) : (
                  <>
                    <td>{m.asTheySaved()}</td>
                    <td>{m.asYouTyped()}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.changedActions}>
        <Button size="sm" isDisabled={isBusy} onPress={onKeepTheirs}>
          {m.keepTheirs()}
        </Button>
        <Button size="sm" tone="solid" isPending={isBusy} onPress={onSendMine}>
          {m.saveMine()}
        </Button>
      </div>
    </div>
  );
}

function shown(field: Difference['field'], value: string | number, partName: string): ReactNode {
  if (field === 'image') {
    return <Picture src={String(value)} alt="" slot="thumbnail" partName={partName} />;
  }
  if (typeof value === 'string') return <bdi>{value}</bdi>;
  return field === 'price' ? <Money amount={value} /> : <Numeric>{formatCount(value)}</Numeric>;
}
