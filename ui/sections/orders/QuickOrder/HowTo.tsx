import { limits } from '#contract/limits.ts';
import * as m from '#messages/quick-order.js';
import { formatBytes } from '#ui/components/FileDrop/format-bytes.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
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
    ['grid', m.twoColumns(), m.twoColumnsHint()],
    ['rows', m.oneANumber(), m.oneANumberHint()],
    ['document', fileSizes(), m.fileHint()],
    ['search', m.capitals(), m.capitalsHint()],
  ] as const;
  return (
    <section className={styles.howTo} aria-label={m.howTo()}>
      <h2 className={styles.howToTitle}>{m.howTo()}</h2>
      <ul className={styles.howTo}>
        {entries.map(([icon, title, hint]) => (
          <li key={title} className={styles.way}>
            <Icon name={icon} />
            <div>
              <Text style="body">{title}</Text>
              <p className={styles.muted}>{hint}</p>
            </div>
          </li>
        ))}
      </ul>
      <pre className={styles.example} dir="ltr">
        {example}
      </pre>
    </section>
  );
}
