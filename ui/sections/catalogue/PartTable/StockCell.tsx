import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';
import * as m from '#messages/part-table.js';
import { isComposing } from '#ui/components/Field/is-composing.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { parseWhole } from '#ui/components/NumberInput/parse-number.ts';
import { stockError } from '../part/part-values.ts';
import type { ShownError } from '../../form/action-error.ts';
import { RefusalText } from '../../form/Refusal.tsx';
import { useRunOnce } from '../../form/use-run-once.ts';
import { ChangedByOther } from './ChangedByOther.tsx';
import type { ChangePart } from './change-part.ts';
import * as styles from './PartTable.css.ts';

export interface StockCellProps {
  part: Part;
  onChange: ChangePart;
  onChanged(part: Part, quantity: number): void;
}

/** The stock of a part, edited in place. Enter saves and Escape cancels. */
export function StockCell({ part, onChange, onChanged }: StockCellProps) {
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setIsEditing(false);
    button.current?.focus();
  }

  return (
    <div className={styles.stock}>
      <button
        className={styles.stockButton}
        ref={button}
        type="button"
        aria-expanded={isEditing}
        aria-label={m.changeStockOf({ quantity: formatCount(part.quantity), name: part.name })}
        onClick={() => setIsEditing(true)}
      >
        <bdi>{formatCount(part.quantity)}</bdi>
      </button>
      {isEditing && (
        <StockEditor
          part={part}
          onChange={onChange}
          onLeave={() => setIsEditing(false)}
          onClose={close}
          onSaved={(quantity) => {
            close();
            onChanged(part, quantity);
          }}
        />
      )}
    </div>
  );
}

function stockProblem(text: string): ShownError | null {
  const message = stockError(text);
  return message === null ? null : { message };
}

interface StockEditorProps {
  part: Part;
  onChange: ChangePart;
  /** The focus has already moved elsewhere. */
  onLeave(): void;
  onClose(): void;
  onSaved(quantity: number): void;
}

function StockEditor({ part, onChange, onLeave, onClose, onSaved }: StockEditorProps) {
  // Compares with the value at the start of editing, even if the list has changed since.
  const [seen, setSeen] = useState(part);
  const [text, setText] = useState(String(part.quantity));
  const [problem, setProblem] = useState<ShownError | null>(null);
  const [current, setCurrent] = useState<Part | null>(null);
  const [isBusy, runOnce] = useRunOnce();
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();

  useEffect(() => input.current?.select(), []);

  async function save(base: Part) {
    const wrong = stockProblem(text);
    const quantity = parseWhole(text) ?? 0;
    setProblem(wrong);
    if (wrong !== null) {
      input.current?.focus();
      return;
    }
    if (quantity === base.quantity && current === null) {
      onClose();
      return;
    }
    const { version, quantity: quantitySeen } = base;
    const refusal = await onChange(base, { version, quantity, quantitySeen });
    if (refusal === null) {
      onSaved(quantity);
    } else if (refusal.current) {
      setSeen(base);
      setCurrent(refusal.current);
    } else {
      setProblem(refusal);
      input.current?.focus();
    }
  }

  const saveOnce = () => void runOnce(() => save(current ?? seen));

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && !isBusy) {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && event.target === input.current) saveOnce();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    const isUntouched = text === String(part.quantity) && current === null;
    if (isUntouched && !isBusy && !currentTarget.contains(relatedTarget)) onLeave();
  }

  return (
    <div className={styles.editor} onKeyDown={onKeyDown} onBlur={onBlur}>
      <div className={styles.editorRow}>
        <input
          className={styles.editorInput}
          ref={input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={m.stockOfName({ name: part.name })}
          aria-invalid={problem !== null || undefined}
          aria-describedby={messageId}
          readOnly={isBusy}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            if (problem !== null) setProblem(stockProblem(event.currentTarget.value));
          }}
        />
        <IconButton
          label={isBusy ? m.saving() : m.saveStock()}
          size="sm"
          isDisabled={isBusy}
          icon={<Icon name="check" size={16} />}
          onPress={saveOnce}
        />
        <IconButton
          label={m.cancelChange()}
          size="sm"
          isDisabled={isBusy}
          icon={<Icon name="x" size={16} />}
          onPress={onClose}
        />
      </div>
      <div className={styles.editorDrop}>
        <p className={styles.editorMessage} id={messageId} role="status">
          {problem && <RefusalText of={problem} />}
        </p>
        {current && (
          <ChangedByOther
            seen={seen}
            current={current}
            change={{ version: current.version, quantity: parseWhole(text) ?? 0 }}
            isBusy={isBusy}
            onKeepTheirs={onClose}
            onSendMine={saveOnce}
          />
        )}
      </div>
    </div>
  );
}
