import { useEffect, useRef, useState } from 'react';
import type { Statement } from '#contract/fitment/fitment.ts';
import * as m from '#messages/part-vehicles.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import type { PartSource } from '../part/part-source.ts';
import { useRunOnce } from '../../form/use-run-once.ts';
import * as styles from './PartVehicles.css.ts';

export interface CopyFitmentsProps {
  fitmentsOf: PartSource['fitmentsOf'];
  /** Returns whether there was anything to copy. */
  onCopied(statements: readonly Statement[]): boolean;
}

/** Asks for the number of a part, and loads its vehicles. */
export function CopyFitments({ fitmentsOf, onCopied }: CopyFitmentsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<string>();
  const [isBusy, runOnce] = useRunOnce();
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  async function load() {
    const number = box.current?.querySelector('input')?.value.trim() ?? '';
    setMessage(undefined);
    try {
      const found = number === '' ? null : await fitmentsOf(number);
      if (found === null) setMessage(m.copyNoPart());
      else if (!onCopied(found)) setMessage(m.copyNothing());
    } catch {
      setMessage(m.copyFailed());
    }
  }

  return (
    // Not a form, as it is part of one.
    <div
      className={styles.copy}
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void runOnce(load);
      }}
    >
      <TextField name="copied-number" label={m.copyNumber()} isCode autoComplete="off" error={message} />
      <div className={styles.copyButton}>
        <Button isPending={isBusy} onPress={() => void runOnce(load)}>
          {m.copy()}
        </Button>
      </div>
    </div>
  );
}
