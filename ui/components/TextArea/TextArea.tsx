import { useState, type FormEvent } from 'react';
import { cleanLines, countCharacters } from '#contract/clean-text.ts';
import * as m from '#messages/text-area.js';
import { FieldFrame, useFieldControl, type FieldProps } from '../Field/Field.tsx';
import { area } from '../Field/Field.css.ts';
import { Numeric } from '../Numeric/Numeric.tsx';
import { formatCount } from '../Numeric/format-count.ts';
import { RangeIndicator } from '../RangeIndicator/RangeIndicator.tsx';
import { withElements } from '../../with-elements.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  /**
   * The height in lines. The user can change it.
   * @default 5
   */
  rows?: number;
  /** Codes, one a line: in figures, from left to right, without a spelling check. */
  isCode?: boolean;
  /** Recommended number of characters, shown as a line that fills while typing. */
  ruler?: { min: number; max: number };
  /**
   * The number of code points, for forms that set the text themselves. Otherwise the field counts what is typed.
   */
  count?: number;
}

/** The length of what a form sends. */
const countWritten = (typed: string) => countCharacters(cleanLines(typed));

/** A field for several lines of text. */
export function TextArea({ rows = 5, isCode = false, ruler, count, ...props }: TextAreaProps) {
  const [typed, setTyped] = useState(countWritten(props.defaultValue ?? ''));
  const { attributes, ...ids } = useFieldControl(props);
  const written = count ?? typed;
  if (!ruler) {
    return (
      <FieldFrame {...props} {...ids}>
        <textarea
          className={isCode ? styles.code : area}
          dir={isCode ? 'ltr' : 'auto'}
          spellCheck={isCode ? false : undefined}
          rows={rows}
          {...attributes}
        />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...props} {...ids} hint={written === 0 && props.hint ? props.hint : tally(written, ruler)}>
      <textarea
        className={area}
        dir="auto"
        rows={rows}
        {...attributes}
        aria-describedby={ids.messageId}
        onInput={(event: FormEvent<HTMLTextAreaElement>) => setTyped(countWritten(event.currentTarget.value))}
      />
      <div className={styles.ruler}>
        <RangeIndicator
          {...ruler}
          value={written}
          minLabel={withElements((put) => m.atLeast({ min: put(figure(ruler.min)) }))}
          maxLabel={figure(ruler.max)}
          isInvalid={Boolean(props.error) || written > ruler.max}
        />
      </div>
    </FieldFrame>
  );
}

const figure = (count: number) => <Numeric>{formatCount(count)}</Numeric>;

function tally(written: number, { max }: { max: number }) {
  const left = max - written;
  return (
    <span>
      {withElements((put) =>
        left < 0
          ? m.tooMany({ written: put(figure(written)), over: put(figure(-left)) })
          : m.left({ written: put(figure(written)), left: put(figure(left)) }),
      )}
    </span>
  );
}
