import { useState } from 'react';
import type { ImportChange, ImportDetails, SavedColumns } from '#contract/import/imports.ts';
import { importKinds } from '#contract/import/kinds.ts';
import * as m from '#messages/import-columns.js';
import * as texts from '#messages/import-texts.js';
import { formatDate } from '#ui/components/DateTime/format-date-time.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Select } from '#ui/components/Select/Select.tsx';
import * as shared from '../run/import.css.ts';
import * as styles from './ImportColumns.css.ts';

export interface KindAndSavedProps {
  run: ImportDetails;
  onChange(change: ImportChange): Promise<void>;
}

/** What the file contains, and columns that were saved before. */
export function KindAndSaved({ run: { kind, saved, columns }, onChange }: KindAndSavedProps) {
  const [chosen, setChosen] = useState('');
  const taken = saved.find(({ _id }) => _id === chosen);
  const unknown = kind === null ? [{ value: '', label: m.chooseKind() }] : [];
  return (
    <div className={styles.row}>
      <Select<string>
        label={m.contains()}
        value={kind ?? ''}
        options={[
          ...unknown,
          ...importKinds.map((one) => ({ value: one, label: texts.kind({ kind: one }) })),
        ]}
        onChange={(value) => {
          const found = importKinds.find((one) => one === value);
          if (found) void onChange({ kind: found });
        }}
      />
      {saved.length > 0 && (
        <Select
          label={m.asIn()}
          value={taken?._id ?? ''}
          options={[
            { value: '', label: m.chooseSaved() },
            ...saved.map(({ _id, name }) => ({ value: _id, label: name || m.savedNoName() })),
          ]}
          onChange={(id) => {
            setChosen(id);
            if (id !== '') void onChange({ savedColumns: id });
          }}
        />
      )}
      {taken && <span className={shared.hint}>{usedText(taken, columns.length)}</span>}
    </div>
  );
}

function usedText({ used, usedAt, matches }: SavedColumns, columns: number): string {
  const match = m.saved({ matches: formatCount(matches), columns: formatCount(columns) });
  return m.savedUsed({ count: used, shown: formatCount(used), day: formatDate(usedAt), match });
}
