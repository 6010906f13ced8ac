import type { Reference, ReferenceKind } from '#contract/catalogue/part-number.ts';
import * as m from '#messages/part-details.js';
import { CopyText } from '#ui/components/CopyText/CopyText.tsx';
import * as styles from './PartDetails.css.ts';

const kinds: Readonly<Record<ReferenceKind, string>> = {
  original: m.kindOriginal(),
  other: m.kindOther(),
  replaces: m.kindReplaces(),
  gtin: m.kindGtin(),
};

/** The numbers of a part at other makers. */
export function References({ references }: { references: readonly Reference[] }) {
  return (
    <table className={styles.references} aria-label={m.crossReferences()}>
      <thead>
        <tr>
          {[m.kind(), m.maker(), m.number()].map((label) => (
            <th key={label} className={styles.referencesHead} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {references.map(({ kind, maker, number }, index) => (
          <tr key={index}>
            <td className={styles.reference}>{kinds[kind]}</td>
            <td className={styles.reference} dir="auto">
              {maker === '' ? '–' : maker}
            </td>
            <td className={styles.reference}>
              <CopyText text={number} label={m.copyReference()} size="md" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
