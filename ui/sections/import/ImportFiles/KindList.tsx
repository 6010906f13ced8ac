import { exportedKinds, importKinds, type ExportedKind, type ImportKind } from '#contract/import/kinds.ts';
import * as m from '#messages/import-files-page.js';
import * as texts from '#messages/import-texts.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Icon, type IconName } from '#ui/components/Icon/Icon.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { ExportButton } from '../../ListScreen/ExportButton.tsx';
import { needsText } from '../run/field-texts.ts';
import * as styles from './ImportFiles.css.ts';

const icons: Record<ImportKind, IconName> = {
  vehicles: 'rows',
  parts: 'package',
  fitment: 'car',
  stock: 'boxes',
  tracking: 'mail-check',
  customers: 'users',
  orders: 'order',
};

const isExported = (kind: ImportKind): kind is ExportedKind => exportedKinds.some((one) => one === kind);

export interface KindListProps {
  /** Downloads an empty file with the columns of a kind. */
  onTemplate(kind: ImportKind): void;
  /** Downloads a list of the shop in these columns. Resolves to the reason when that fails. */
  onExport(kind: ExportedKind): Promise<ActionError | null>;
}

/** What can be imported, in the order in which a new shop does it. */
export const KindList = ({ onTemplate, onExport }: KindListProps) => (
  <ul className={styles.kinds}>
    {importKinds.map((kind) => (
      <li key={kind} className={styles.kind}>
        <Icon name={icons[kind]} />
        <div>
          <p className={styles.name}>{texts.kind({ kind })}</p>
          <p className={styles.about}>{texts.about({ kind })}</p>
        </div>
        <p className={styles.needs}>{needsText(kind)}</p>
        <div className={styles.second}>
          <Button
            size="sm"
            tone="quiet"
            icon={<Icon name="download" size={16} />}
            aria-label={m.downloadFor({ kind: texts.kind({ kind }) })}
            onPress={() => onTemplate(kind)}
          >
            {m.download()}
          </Button>
          {isExported(kind) && (
            <ExportButton
              inRow={{ name: m.exportOf({ kind: texts.kind({ kind }) }) }}
              onExport={() => onExport(kind)}
            />
          )}
        </div>
      </li>
    ))}
  </ul>
);
