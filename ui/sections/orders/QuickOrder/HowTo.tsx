import { limits } from '#contract/limits.ts';
import * as m from '#messages/quick-order.js';
import { formatBytes } from '#ui/components/FileDrop/format-bytes.ts';
import { Text } from '#ui/components/Text/Text.tsx';
import * as styles from './QuickOrder.css.ts';

/** The extensions of files that are read. Browsers know no common media types of them. */
export const listTypes = ['.csv', '.tsv', '.txt', '.xlsx'] as const;

/** As a spreadsheet writes it. */
const example = 'number;quantity\nNH-10042;20\nW 712/95;100';

/** How large a file may be. */
export const fileSizes = () =>
  m.file({
    csv: formatBytes(limits.quickOrder.csvBytes),
    xlsx: formatBytes(limits.quickOrder.xlsxBytes),
  });

/** What a list may look like. */
export function HowTo() {
  const entries = [
    [m.twoColumns(), m.twoColumnsHint()],
    [m.oneANumber(), m.oneANumberHint()],
    [fileSizes(), m.fileHint()],
    [m.capitals(), m.capitalsHint()],
  ] as const;
  return (
    <section className={styles.howTo} aria-label={m.howTo()}>
      <h2 className={styles.howToTitle}>{m.howTo()}</h2>
      <ul className={styles.howTo}>
        {entries.map(([title, hint]) => (
          <li key={title}>
            <Text style="body">{title}</Text>
            <p className={styles.muted}>{hint}</p>
          </li>
        ))}
      </ul>
      <pre className={styles.example} dir="ltr">
        {example}
      </pre>
    </section>
  );
}
