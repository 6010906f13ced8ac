import type { FileFormat, ImportChange, ImportDetails } from '#contract/import/imports.ts';
import * as m from '#messages/import-columns.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Select } from '#ui/components/Select/Select.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import * as shared from '../run/import.css.ts';
import * as styles from './ImportColumns.css.ts';

export interface FileBarProps {
  run: ImportDetails;
  listHref: string;
  onChange(change: ImportChange): Promise<void>;
}

const delimiters = [
  { value: ',', label: m.delimiterName({ delimiter: 'comma' }) },
  { value: ';', label: m.delimiterName({ delimiter: 'semicolon' }) },
  { value: '\t', label: m.delimiterName({ delimiter: 'tab' }) },
  { value: '|', label: m.delimiterName({ delimiter: 'bar' }) },
] as const satisfies ReadonlyArray<{ value: FileFormat['delimiter']; label: string }>;

const encodings = (
  ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const satisfies ReadonlyArray<FileFormat['encoding']>
).map((value) => ({ value, label: m.encodingName({ encoding: value }) }));

/** Shops write their exports as CSV, so a file may be any of these. */
const textFormats = ['csv', 'shopify', 'woocommerce'] as const;

/** The file, and how it is read. */
export function FileBar({ run: { name, rows, columns, file }, listHref, onChange }: FileBarProps) {
  const read = (change: Partial<FileFormat>) => file && void onChange({ file: { ...file, ...change } });
  const isText = file !== null && textFormats.some((one) => one === file.format);
  return (
    <Stack gap="4">
      <div className={styles.file}>
        <Icon name="document" />
        <div className={styles.fileText}>
          <p className={styles.fileName}>
            <bdi>{name}</bdi>
          </p>
          <p className={shared.facts}>
            <span>{m.rowsOf({ count: rows, shown: formatCount(rows) })}</span>
            <span>{m.columnsOf({ count: columns.length, shown: formatCount(columns.length) })}</span>
            {file && !isText && <span>{m.formatName({ format: file.format })}</span>}
          </p>
        </div>
        <LinkButton href={listHref}>{m.anotherFile()}</LinkButton>
      </div>
      {file && isText && (
        <div className={styles.row}>
          <Select
            label={m.format()}
            value={file.format}
            options={textFormats.map((format) => ({ value: format, label: m.formatName({ format }) }))}
            onChange={(format) => read({ format })}
          />
          {file.delimiter !== null && (
            <Select
              label={m.delimiter()}
              value={file.delimiter}
              options={delimiters}
              onChange={(delimiter) => read({ delimiter })}
            />
          )}
          {file.encoding !== null && (
            <Select
              label={m.encoding()}
              value={file.encoding}
              options={encodings}
              onChange={(encoding) => read({ encoding })}
            />
          )}
        </div>
      )}
    </Stack>
  );
}
