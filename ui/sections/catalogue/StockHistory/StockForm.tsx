import * as z from 'zod/mini';
import { cleanLine, countCharacters } from '#contract/clean-text.ts';
import type { StockChange } from '#contract/catalogue/stock-history.ts';
import { needsNote, stockReasons } from '#contract/catalogue/stock.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/stock-history.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { NumberInput } from '#ui/components/NumberInput/NumberInput.tsx';
import { parseWhole } from '#ui/components/NumberInput/parse-number.ts';
import { SelectField } from '#ui/components/SelectField/SelectField.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { useSentForm } from '../../form/use-sent-form.ts';
import { stockError } from '../part/part-values.ts';
import * as styles from './StockHistory.css.ts';

export interface StockFormProps {
  /** The stock that is shown. */
  quantity: number;
  /** Resolves to the error, or to null. */
  onChange(change: StockChange): Promise<ActionError<'quantity' | 'note'> | null>;
}

const max = limits.stockNoteMax;

const StockTexts = z
  .object({
    quantity: z.string().check(({ value, issues }) => {
      const message = stockError(value);
      if (message !== null) issues.push({ code: 'custom', message, input: value });
    }),
    reason: z.enum(stockReasons),
    note: z.string().check(
      z.overwrite(cleanLine),
      z.refine((text) => countCharacters(text) <= max, m.noteTooLong({ max })),
    ),
  })
  .check(
    z.refine(({ reason, note }) => note !== '' || !needsNote(reason), {
      path: ['note'],
      error: m.noteNeeded(),
    }),
  );
type StockTexts = z.infer<typeof StockTexts>;

/** Changes a stock, with the reason. */
export function StockForm({ quantity: quantitySeen, onChange }: StockFormProps) {
  const { field, submit } = useSentForm<StockTexts>({
    rules: StockTexts,
    defaultValues: { quantity: '', reason: 'counted', note: '' },
    send({ quantity: typed, reason, note }) {
      const quantity = parseWhole(typed) ?? 0;
      return quantity === quantitySeen
        ? Promise.resolve({ field: 'quantity', message: m.unchanged() })
        : onChange({ quantity, quantitySeen, reason, note });
    },
    onSent: (_texts, form) => form.reset(),
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit.onSubmit}>
      <NumberInput {...field('quantity')} label={m.newStock()} inputMode="numeric" isOptional="unmarked" />
      <SelectField
        {...field('reason')}
        label={m.reason()}
        options={stockReasons.map((cause) => ({ value: cause, label: m.cause({ cause }) }))}
      />
      <div className={styles.whole}>
        <TextField {...field('note')} label={m.note()} isOptional autoComplete="off" />
      </div>
      {submit.failure && (
        <div className={styles.whole}>
          <Refusal of={submit.failure} />
        </div>
      )}
      <div className={styles.whole}>
        <Button type="submit" tone="solid" isPending={submit.isPending}>
          {m.change()}
        </Button>
      </div>
    </form>
  );
}
