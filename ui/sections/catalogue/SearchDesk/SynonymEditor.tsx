import { useImperativeHandle, useRef, useState, type FormEvent, type Ref } from 'react';
import { limits } from '#contract/limits.ts';
import type { Synonyms } from '#contract/catalogue/search.ts';
import * as m from '#messages/search-desk.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { useDirtyReport } from '#ui/use-dirty-report.ts';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { EditorRow, RowInput } from '../../RowsEditor/EditorRow.tsx';
import { RowsEditor, type RowsEditorHandle } from '../../RowsEditor/RowsEditor.tsx';
import { useRunOnce } from '../../form/use-run-once.ts';
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
  const editor = useRef<RowsEditorHandle>(null);
  const rows = edited ?? rowsOf(saved);
  const faults = faultsOfSynonyms(rows);
  const isDirty = edited !== null && JSON.stringify(groupsOf(edited)) !== JSON.stringify(saved);
  useDirtyReport(isDirty, onDirtyChange);
  const isFull = rows.length >= limits.synonyms.groups;

  function add(words: string) {
    added.current += 1;
    setEdited([...rows, { id: `new-${added.current}`, words }]);
  }

  useImperativeHandle(ref, () => ({
    addFor(word) {
      const index = groupWith(rows, word);
      if (index < 0 && isFull) return;
      if (index < 0) add(`${word}, `);
      editor.current?.focusRow(index < 0 ? rows.length : index);
    },
  }));

  async function save() {
    const first = faults.findIndex((fault) => fault !== null);
    setJudged(new Set(rows.map(({ id }) => id)));
    if (first >= 0) {
      editor.current?.focusRow(first);
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
      <div className={styles.groups}>
        <RowsEditor
          ref={editor}
          rows={rows}
          empty={<p className={styles.hint}>{m.noGroups()}</p>}
          addLabel={m.addGroup()}
          isFull={isFull}
          onAdd={() => add('')}
          onRemove={(index) => setEdited(rows.toSpliced(index, 1))}
          more={isFull && <p className={styles.hint}>{m.tooManyGroups({ max: limits.synonyms.groups })}</p>}
        >
          {(row, index, remove) => {
            const number = index + 1;
            const fault = judged.has(row.id) ? faults[index] : null;
            return (
              <EditorRow removeLabel={m.removeGroup({ number })} fault={fault ?? undefined} onRemove={remove}>
                <RowInput
                  label={m.groupOf({ number })}
                  labelled="never"
                  isFaulty={fault != null}
                  value={row.words}
                  onChange={({ currentTarget: { value } }) =>
                    setEdited(rows.with(index, { ...row, words: value }))
                  }
                  onBlur={() => setJudged(new Set([...judged, row.id]))}
                />
              </EditorRow>
            );
          }}
        </RowsEditor>
      </div>
      {failure && <Refusal of={failure} />}
      <div className={styles.foot}>
        <Button type="submit" tone={isDirty ? 'primary' : 'line'} isPending={isSaving}>
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
