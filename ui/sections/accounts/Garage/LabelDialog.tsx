import { useRef, useState, type FormEvent } from 'react';
import { cleanLine, countCharacters } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/garage.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Dialog } from '#ui/components/Dialog/Dialog.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';

interface LabelDialogProps {
  /** The name of the vehicle. Null: the dialog is closed. */
  name: string | null;
  /** What the customer calls it; may be empty. */
  label: string;
  onSave(label: string): void;
  onClose(): void;
}

/** Gives a vehicle a name of the customer's own. */
export function LabelDialog({ name, label, onSave, onClose }: LabelDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [isTyped, setTyped] = useState(false);

  function save(event?: FormEvent) {
    event?.preventDefault();
    if (!form.current) return;
    const typed = cleanLine(String(new FormData(form.current).get('label')));
    const max = limits.vehicleLabelMax;
    if (countCharacters(typed) > max) setError(m.labelTooLong({ max }));
    else onSave(typed);
  }

  return (
    <Dialog
      isOpen={name !== null}
      title={m.labelTitle({ name: name ?? '' })}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{m.cancel()}</Button>
          <Button tone={isTyped ? 'primary' : 'line'} onPress={save}>
            {m.save()}
          </Button>
        </>
      }
    >
      <form ref={form} noValidate onSubmit={save} onInput={() => setTyped(true)}>
        <TextField
          label={m.labelName()}
          name="label"
          defaultValue={label}
          isOptional
          hint={m.labelHint()}
          error={error}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
