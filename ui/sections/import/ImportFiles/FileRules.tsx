import { columnsOf, importKinds, type ImportColumn, type ImportKind } from '#contract/import/kinds.ts';
import * as m from '#messages/import-rules.js';
import * as texts from '#messages/import-texts.js';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { Drawer } from '#ui/components/Drawer/Drawer.tsx';
import { fieldText } from '../run/field-texts.ts';
import * as styles from './ImportFiles.css.ts';

/** What a column of a kind contains, whether it is needed, and how it is written. */
function ruleOf(
  kind: ImportKind,
  field: string,
  { key, isOptional, isRequired, isList, reads }: ImportColumn,
) {
  const isNeeded =
    (key !== undefined && !isOptional) || (isRequired && (kind === 'fitment' || kind === 'vehicles'));
  const lines = [
    isNeeded ? m.needed() : isRequired && m.neededForNew(),
    isList && m.several(),
    reads !== 'text' && m.written({ reads }),
  ];
  return (
    <>
      <p className={styles.name}>{fieldText(field)}</p>
      {lines.map(
        (line) =>
          line && (
            <p key={line} className={styles.written}>
              {line}
            </p>
          ),
      )}
    </>
  );
}

export interface FileRulesProps {
  isOpen: boolean;
  onClose(): void;
}

/** The columns of each kind of file, and how their cells are written. */
export const FileRules = ({ isOpen, onClose }: FileRulesProps) => (
  <Drawer isOpen={isOpen} side="right" size="detail" label={m.title()} onClose={onClose}>
    <div className={styles.rules}>
      <p>{m.headings()}</p>
      <p>{m.cells()}</p>
      {importKinds.map((kind) => (
        <section key={kind} className={styles.rulesOfKind} aria-label={texts.kind({ kind })}>
          <h3 className={styles.ruleTitle}>{texts.kind({ kind })}</h3>
          <DescriptionList
            columns={2}
            isBare
            cells={[...columnsOf(kind)].map(([field, column]) => ({
              label: column.heading,
              isFigure: true,
              value: ruleOf(kind, field, column),
            }))}
          />
        </section>
      ))}
      <section className={styles.rulesOfKind} aria-label={m.specifications()}>
        <h3 className={styles.ruleTitle}>{m.specifications()}</h3>
        <p>{m.specificationsText()}</p>
      </section>
    </div>
  </Drawer>
);
