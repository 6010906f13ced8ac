import { useId, useImperativeHandle, useRef, useState, type FormEvent, type Ref } from 'react';
import { limits } from '#contract/limits.ts';
import type { Synonyms } from '#contract/catalogue/search.ts';
import * as m from '#messages/search-desk.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { input } from '#ui/components/Field/Field.css.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { useDirtyReport } from '#ui/use-dirty-report.ts';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { useRunOnce } from '../../form/use-run-once.ts';
import { message } from '../PartExtras/PartExtras.css.ts';
import { useRowFocus } from '../PartExtras/use-row-focus.ts';
import { faultsOfSynonyms, groupsOf, groupWith, rowsOf, type SynonymRow } from './synonym-rows.ts';
import * as styles from './SearchDesk.css.ts';

export interface SynonymEditorHandle {
  /** Focuses the group that has a word, or a new one that begins with it. */
  addFor(word: string): void;
}

export interface SynonymEditorProps {
  ref: Ref<SynonymEditorHandle>;
  saved: Synonyms;
  onSave(groups: Synonyms): Promise<ActionError | null>;
  onDirtyChange?(isDirty: boolean): void;
}

/** The groups of words that mean the same, one in a row. */
export function SynonymEditor({ ref, saved, onSave, onDirtyChange }: SynonymEditorProps) {
  const [edited, setEdited] = useState<readonly SynonymRow[] | null>(null);
  /** The rows that were left, and so are judged. */
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<ActionError | null>(null);
  const [isSaving, runOnce] = useRunOnce();
  const added = useRef(0);
  const foot = useRef<HTMLDivElement>(null);
  const rows = edited ?? rowsOf(saved);
  const faults = faultsOfSynonyms(rows);
  const isDirty = edited !== null && JSON.stringify(groupsOf(edited)) !== JSON.stringify(saved);
  useDirtyReport(isDirty, onDirtyChange);
  const { list, focusRow } = useRowFocus(rows, () => foot.current?.querySelector('button')?.focus());
  const isFull = rows.length >= limits.synonyms.groups;

  function add(words: string) {
    added.current += 1;
    setEdited([...rows, { id: `new-${added.current}`, words }]);
    focusRow(rows.length);
  }

  const inputAt = (index: number) => list.current?.children[index]?.querySelector('input');

  useImperativeHandle(ref, () => ({
    addFor(word) {
      const index = groupWith(rows, word);
      if (index >= 0) inputAt(index)?.focus();
      else if (!isFull) add(`${word}, `);
    },
  }));

  async function save() {
    const first = faults.findIndex((fault) => fault !== null);
    setJudged(new Set(rows.map(({ id }) => id)));
    if (first >= 0) {
      inputAt(first)?.focus();
      return;
    }
    const refused = await onSave(groupsOf(rows));
    setFailure(refused);
    if (refused === null) setEdited(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void runOnce(save);
  }

  return (
    <form className={styles.block} noValidate onSubmit={submit}>
      {rows.length === 0 ? (
        <p className={styles.hint}>{m.noGroups()}</p>
      ) : (
        <ul className={styles.rows} ref={list}>
          {rows.map((row, index) => (
            <Row
              key={row.id}
              number={index + 1}
              words={row.words}
              fault={judged.has(row.id) ? (faults[index] ?? null) : null}
              onChange={(words) => setEdited(rows.map((one) => (one === row ? { ...row, words } : one)))}
              onLeave={() => setJudged(new Set([...judged, row.id]))}
              onRemove={() => {
                setEdited(rows.filter((one) => one !== row));
                focusRow(index);
              }}
            />
          ))}
        </ul>
      )}
      <div className={styles.actions} ref={foot}>
        <Button icon={<Icon name="plus" size={16} />} isDisabled={isFull} onPress={() => add('')}>
          {m.addGroup()}
        </Button>
        {isFull && <p className={styles.hint}>{m.tooManyGroups({ max: limits.synonyms.groups })}</p>}
      </div>
      {failure && <Refusal of={failure} />}
      <div className={styles.foot}>
        <Button type="submit" tone="primary" isPending={isSaving}>
          {m.save()}
        </Button>
        {isDirty && (
          <Button tone="quiet" isDisabled={isSaving} onPress={() => setEdited(null)}>
            {m.undo()}
          </Button>
        )}
      </div>
    </form>
  );
}

interface RowProps {
  /** From 1. */
  number: number;
  words: string;
  fault: string | null;
  onChange(words: string): void;
  onLeave(): void;
  onRemove(): void;
}

function Row({ number, words, fault, onChange, onLeave, onRemove }: RowProps) {
  const messageId = useId();
  return (
    <li className={styles.row}>
      <input
        className={input}
        aria-label={m.groupOf({ number })}
        autoComplete="off"
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : messageId}
        value={words}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <div className={styles.remove}>
        <IconButton
          label={m.removeGroup({ number })}
          size="sm"
          tone="critical"
          icon={<Icon name="trash" size={16} />}
          onPress={onRemove}
        />
      </div>
      <p className={message} id={messageId}>
        {fault !== null && <Icon name="alert" size={16} />}
        <span>{fault}</span>
      </p>
    </li>
  );
}
