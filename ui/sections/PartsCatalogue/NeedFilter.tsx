import { useRef, useState, type KeyboardEvent } from 'react';
import * as m from '#messages/parts-catalogue.ts';
import { NumberInput } from '#ui/components/NumberInput/NumberInput.tsx';
import { parseWhole } from '#ui/components/NumberInput/parse-number.ts';
import * as styles from './CatalogueFilters.css.ts';
import { useChangedElsewhere } from './use-changed-elsewhere.ts';

export interface NeedFilterProps {
  /** Units; null for any. */
  need: number | null;
  /** Called with a valid quantity after the person has typed it. */
  onChange(need: number | null): void;
}

function problemOf(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const need = parseWhole(text);
  if (need === null) return m.typeAWholeNumber();
  return need === 0 ? m.type1OrMore() : undefined;
}

/** The quantity that the buyer needs: parts that cannot be ordered in that quantity are filtered out. */
export function NeedFilter({ need, onChange }: NeedFilterProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  const asksFor = useChangedElsewhere(need, (wanted) => {
    if (input.current) input.current.value = wanted === null ? '' : String(wanted);
  });

  const text = () => input.current?.value ?? '';

  function ask() {
    const found = problemOf(text());
    setProblem(found);
    const wanted = parseWhole(text());
    if (found !== undefined || wanted === need) return;
    asksFor(wanted);
    onChange(wanted);
  }

  return (
    <div className={styles.group} onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && ask()}>
      <NumberInput
        label={m.iNeed()}
        name="need"
        inputMode="numeric"
        suffix="units"
        isOptional="unmarked"
        hint={m.hidesPartsThatCannotBeOrdered()}
        error={problem}
        defaultValue={need === null ? '' : String(need)}
        registration={{
          name: 'need',
          ref: (element) => {
            input.current = element instanceof HTMLInputElement ? element : null;
          },
          onChange: () => problem !== undefined && setProblem(problemOf(text())),
          onBlur: ask,
        }}
      />
    </div>
  );
}
