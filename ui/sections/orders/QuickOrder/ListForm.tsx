import { useMemo, useRef, useState, type FormEvent } from 'react';
import { limits } from '#contract/limits.ts';
import {
  orderLines,
  readOrderList,
  type ListColumns,
  type OrderLine,
  type OrderList,
} from '#contract/orders/order-list.ts';
import * as m from '#messages/quick-order.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { FileDrop } from '#ui/components/FileDrop/FileDrop.tsx';
import { formatBytes } from '#ui/components/FileDrop/format-bytes.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { TextArea } from '#ui/components/TextArea/TextArea.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { FileColumns } from './FileColumns.tsx';
import { fileSizes, HowTo, listTypes } from './HowTo.tsx';
import * as styles from './QuickOrder.css.ts';

/** A list as the customer gives it. */
export interface ListDraft {
  way: 'paste' | 'file';
  text: string;
  file: { name: string; list: OrderList; columns: ListColumns } | null;
}

export const emptyDraft: ListDraft = { way: 'paste', text: '', file: null };

export interface ListFormProps {
  draft: ListDraft;
  onDraftChange(draft: ListDraft): void;
  onReadFile(file: File): Promise<{ list: OrderList } | { error: ActionError }>;
  /** Asks what the numbers mean. Resolves to the error, or to null. */
  onCheck(lines: readonly OrderLine[]): Promise<ActionError | null>;
}

const most = limits.quickOrder.lines;

function linesOf({ way, text, file }: ListDraft): OrderLine[] {
  if (way === 'file') return file ? orderLines(file.list, file.columns) : [];
  const list = readOrderList(text);
  return orderLines(list, list.columns);
}

const ignore = () => undefined;

/** Where a list is pasted, or read from a file. */
export function ListForm({ draft, onDraftChange, onReadFile, onCheck }: ListFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPending, setIsPending] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [refused, setRefused] = useState<ActionError | null>(null);
  // A file may have many thousand lines.
  const lines = useMemo(() => linesOf(draft), [draft]);
  const count = lines.length;
  const fault =
    count > most
      ? m.tooMany({ most: formatCount(most), count: formatCount(count) })
      : wasSent && count === 0
        ? m.noLines()
        : undefined;

  function change(next: Partial<ListDraft>) {
    setRefused(null);
    setWasSent(false);
    onDraftChange({ ...draft, ...next });
  }

  async function read(file: File) {
    setRefused(null);
    const max = limits.quickOrder.xlsxBytes;
    if (/\.xlsx$/i.test(file.name) && file.size > max) {
      setRefused({ message: m.workbookTooLarge({ name: file.name, max: formatBytes(max) }) });
      return;
    }
    const answer = await onReadFile(file);
    if ('error' in answer) setRefused(answer.error);
    else change({ file: { ...answer, name: file.name, columns: answer.list.columns } });
  }

  async function check(event: FormEvent) {
    event.preventDefault();
    setWasSent(true);
    // What was typed before the scripts ran.
    const typed = { ...draft, text: area.current?.value ?? draft.text };
    const sent = linesOf(typed);
    if (typed.text !== draft.text) onDraftChange(typed);
    if (sent.length === 0 || sent.length > most) {
      area.current?.focus();
      return;
    }
    setIsPending(true);
    setRefused(await onCheck(sent));
    setIsPending(false);
  }

  return (
    <div className={styles.columns}>
      <form className={styles.form} noValidate onSubmit={(event) => void check(event)}>
        <SegmentedControl
          label={m.ways()}
          value={draft.way}
          options={[
            { value: 'paste', label: m.byPaste() },
            { value: 'file', label: m.byFile() },
          ]}
          onChange={(way) => change({ way })}
        />
        <div className={styles.field}>
          {draft.way === 'paste' ? (
            <TextArea
              label={m.label()}
              isCode
              rows={12}
              name="list"
              defaultValue={draft.text}
              registration={{
                name: 'list',
                onChange: () => change({ text: area.current?.value ?? '' }),
                onBlur: ignore,
                ref(element) {
                  area.current = element instanceof HTMLTextAreaElement ? element : null;
                },
              }}
              hint={m.hint()}
              error={fault}
              action={m.count({ count: formatCount(count), most: formatCount(most) })}
            />
          ) : draft.file ? (
            <FileColumns
              {...draft.file}
              lines={count}
              error={fault}
              onColumnsChange={(columns) => draft.file && change({ file: { ...draft.file, columns } })}
              onRemove={() => change({ file: null })}
            />
          ) : (
            <FileDrop
              label={m.fileLabel()}
              accept={listTypes}
              maxBytes={limits.quickOrder.csvBytes}
              hint={fileSizes()}
              file={null}
              error={fault}
              onChoose={(file) => void read(file)}
              onCancel={ignore}
              onRetry={ignore}
              onRemove={ignore}
            />
          )}
        </div>
        {refused && <Refusal of={refused} />}
        <div className={styles.send}>
          <Button type="submit" tone="primary" size="lg" isPending={isPending}>
            {count === 0 ? m.checkList() : m.check({ count })}
          </Button>
          <span className={styles.muted}>{m.nothingYet()}</span>
        </div>
      </form>
      <HowTo />
    </div>
  );
}
