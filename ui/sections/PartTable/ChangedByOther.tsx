import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Money } from '#ui/components/Money/Money.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { compareChanges, type ComparedField } from './compare-changes.ts';
import type { PartChange, PartRow } from './part-row.ts';
import * as styles from './PartTable.css.ts';

export interface ChangedByOtherProps {
  seen: PartRow;
  current: PartRow;
  change: PartChange;
  isBusy: boolean;
  onKeepTheirs(): void;
  /** Sends what was typed once more, knowing of theirs. */
  onSendMine(): void;
}

const labels: Record<ComparedField, string> = {
  name: 'Product name',
  minQuantity: 'Minimum quantity',
  quantity: 'Quantity',
  price: 'Price',
  description: 'Description',
  image: 'Image',
};

/** Someone else was faster: theirs beside what was typed here, and the choice between them. */
export function ChangedByOther(props: ChangedByOtherProps) {
  const { seen, current, change, isBusy, onKeepTheirs, onSendMine } = props;
  const box = useRef<HTMLDivElement>(null);
  const differences = compareChanges(seen, current, change);

  // It stands where one does not look: at the button that was just pressed, it has taken over.
  useEffect(() => box.current?.focus(), [current]);

  return (
    <div className={styles.changed} ref={box} role="alert" tabIndex={-1}>
      <p className={styles.changedTitle}>Someone else changed this part meanwhile</p>
      <p>Nothing was overwritten. Keep their version, or save yours over it.</p>
      {differences.length > 0 && (
        <table className={styles.comparison}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Theirs</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, theirs, yours }) => (
              <tr key={field}>
                <th scope="row">{labels[field]}</th>
                <td>{shown(field, theirs, current.name)}</td>
                <td>
                  {yours === null ? (
                    <span className={styles.untouched}>not changed</span>
                  ) : (
                    shown(field, yours, current.name)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.changedActions}>
        <Button size="sm" isDisabled={isBusy} onPress={onKeepTheirs}>
          Keep theirs
        </Button>
        <Button size="sm" tone="solid" isPending={isBusy} onPress={onSendMine}>
          Save mine
        </Button>
      </div>
    </div>
  );
}

function shown(field: ComparedField, value: string | number, partName: string): ReactNode {
  if (field === 'image') {
    return <Picture src={String(value)} alt="" slot="thumbnail" partName={partName} />;
  }
  if (typeof value === 'string') return <bdi>{value}</bdi>;
  return field === 'price' ? <Money amount={value} /> : <Numeric>{formatCount(value)}</Numeric>;
}
