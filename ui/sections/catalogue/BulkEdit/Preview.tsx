import { useId, type ReactNode } from 'react';
import { partStates } from '#contract/catalogue/part-states.ts';
import type { Category } from '#contract/catalogue/specifications.ts';
import * as m from '#messages/bulk-edit.js';
import * as extras from '#messages/part-extras.js';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { formatCount, groupDigits } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import type { EditedRow, EditPreview } from './bulk-edit.ts';
import * as styles from './BulkEdit.css.ts';

interface PreviewProps {
  preview: EditPreview;
  /** For the names of categories. */
  categories: readonly Category[];
}

/** What an edit will do: the first parts with their old and new values, and sums over all. */
export function Preview({ preview, categories }: PreviewProps) {
  const id = useId();
  const { changed, unchanged, refused, rows, price, stock, faults } = preview;
  const figure = (label: string, text: string) => ({ label, value: <Numeric>{text}</Numeric> });
  return (
    <Stack gap="6">
      <section aria-labelledby={id}>
        <div className={styles.heading}>
          <h3 className={styles.label} id={id}>
            {m.preview()}
          </h3>
          {rows.length > 0 && (
            <span className={styles.aside}>
              {m.firstOf({ shown: formatCount(rows.length), total: formatCount(changed) })}
            </span>
          )}
        </div>
        {rows.length === 0 ? (
          <p className={styles.aside}>{m.nothingChanges()}</p>
        ) : (
          <Rows rows={rows} categories={categories} />
        )}
      </section>
      <DescriptionList
        columns={2}
        cells={[
          figure(m.partsThatChange(), formatCount(changed)),
          figure(m.unchanged(), formatCount(unchanged)),
          ...(price && changed > 0
            ? [
                figure(m.average(), `${signed(price.averagePercent, (value) => groupDigits(value, 1))} %`),
                figure(m.largestStep(), signed(price.largestStep, formatMoney)),
              ]
            : []),
          ...(stock && changed > 0
            ? [
                figure(m.unitsBefore(), formatCount(stock.before)),
                figure(m.unitsAfter(), formatCount(stock.after)),
              ]
            : []),
          ...(refused > 0 ? [figure(m.refused(), formatCount(refused))] : []),
        ]}
      />
      {faults.length > 0 && (
        <ul className={styles.aside}>
          {faults.map(({ title, count }) => (
            <li key={title}>{m.leftOutBecause({ title, shown: formatCount(count) })}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

const signed = (value: number, format: (value: number) => string) =>
  `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`;

function Rows({ rows, categories }: Pick<EditPreview, 'rows'> & Pick<PreviewProps, 'categories'>) {
  const hasSteps = rows.some(({ changes }) => changes.some(isNumber));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.part()}</th>
          <th scope="col">{m.oldValue()}</th>
          <th scope="col">{m.newValue()}</th>
          {hasSteps && <th scope="col">{m.change()}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.flatMap(({ row, name, changes }) =>
          changes.map((change) => (
            <tr key={`${row} ${change.column}`}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td className={styles.before}>{shown(change.column, change.before, categories)}</td>
              <td>{shown(change.column, change.after, categories)}</td>
              {hasSteps && <td>{stepOf(change)}</td>}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

type Change = EditedRow['changes'][number];

const isNumber = ({ column }: Change) => ['price', 'stock', 'min_quantity'].includes(column);

const format = (column: string) => (column === 'price' ? formatMoney : formatCount);

function stepOf(change: Change): ReactNode {
  const step = Number(change.after) - Number(change.before);
  return isNumber(change) && <Numeric>{signed(step, format(change.column))}</Numeric>;
}

function shown(column: string, text: string, categories: readonly Category[]): ReactNode {
  if (text === '') return m.none();
  switch (column) {
    case 'price':
    case 'stock':
    case 'min_quantity':
      return <Numeric>{format(column)(Number(text))}</Numeric>;
    case 'category':
      return <bdi className={styles.word}>{categories.find(({ slug }) => slug === text)?.name ?? text}</bdi>;
    case 'state': {
      const state = partStates.find((one) => one === text);
      return state ? extras.stateOf({ state }) : text;
    }
    default:
      return <bdi className={styles.word}>{text}</bdi>;
  }
}
