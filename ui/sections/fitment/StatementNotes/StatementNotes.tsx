import { useEffect, useRef, useState } from 'react';
import type { ConvertedNote, NoteConversion, StatementNote } from '#contract/fitment/notes.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/statement-notes.js';
import { Drawer } from '#ui/components/Drawer/Drawer.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import type { ActionError } from '../../form/action-error.ts';
import { useShown } from '../../form/use-shown.ts';
import type { ConditionTexts } from './condition-texts.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteList } from './NoteList.tsx';
import type { NotesSource } from './notes-source.ts';

export interface StatementNotesProps extends NotesSource {
  isOpen: boolean;
  /** Resolves to what was changed, or to why nothing was. */
  onConvert(conversion: NoteConversion): Promise<ConvertedNote | ActionError<keyof ConditionTexts>>;
  onClose(): void;
}

/** A drawer with the notes on what parts fit, which turns one text into a condition of all statements that have it. */
export function StatementNotes(props: StatementNotesProps) {
  const { shown, visit } = useShown(props.isOpen || null);
  return shown && <OpenNotes key={visit} {...props} />;
}

function OpenNotes({ isOpen, onList, onPreview, onConvert, onClose }: StatementNotesProps) {
  const [chosen, setChosen] = useState<StatementNote | null>(null);
  const [isPending, setPending] = useState(false);
  const [result, setResult] = useState('');
  const [conversions, setConversions] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  /** The note whose row receives the focus. */
  const left = useRef<string | null>(null);

  useEffect(() => {
    if (chosen !== null || left.current === null) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-note]') ?? [])];
    (rows.find(({ dataset }) => dataset.note === left.current) ?? list.current)?.focus();
    left.current = null;
  }, [chosen]);

  function choose(note: StatementNote | null) {
    left.current = chosen?.note ?? null;
    setChosen(note);
  }

  async function convert(conversion: NoteConversion) {
    setPending(true);
    const answer = await onConvert(conversion);
    setPending(false);
    if ('message' in answer) return answer;
    setResult(resultOf(answer));
    setConversions(conversions + 1);
    choose(null);
    // The row is gone.
    left.current = '';
    return null;
  }

  return (
    <Drawer
      isOpen={isOpen}
      side="right"
      size="detail"
      label={chosen === null ? m.title() : m.convertTitle()}
      isBusy={isPending}
      onClose={onClose}
    >
      <div ref={list} tabIndex={-1} hidden={chosen !== null}>
        <NoteList
          result={result}
          conversions={conversions}
          onList={onList}
          onChoose={(note) => {
            setResult('');
            choose(note);
          }}
        />
      </div>
      {chosen && (
        <NoteForm note={chosen.note} onPreview={onPreview} onConvert={convert} onBack={() => choose(null)} />
      )}
    </Drawer>
  );
}

function resultOf({ statements, parts, full }: ConvertedNote): string {
  if (statements === 0 && full === 0) return m.goneMeanwhile();
  const changed = m.converted({
    statements: m.statements({ count: statements, shown: formatCount(statements) }),
    parts: m.parts({ count: parts, shown: formatCount(parts) }),
  });
  return full === 0
    ? changed
    : `${changed} ${m.keepNote({ count: full, shown: formatCount(full), max: limits.conditions })}`;
}
