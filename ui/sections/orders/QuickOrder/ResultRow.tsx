import { useId } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';
import { lineTotal } from '#contract/money.ts';
import type { CheckedLine, QuickOrderRow } from '#contract/orders/quick-order-rows.ts';
import * as m from '#messages/quick-order.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { FitMark } from '#ui/components/FitMark/FitMark.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { QuantityStepper } from '#ui/components/QuantityStepper/QuantityStepper.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { dot } from '../../fitment/VehiclePicker/VehiclePicker.css.ts';
import { TellMe, type TellMeProps } from '../order/TellMe.tsx';
import { remedyOf, resultOf } from './result-words.ts';
import * as styles from './QuickOrder.css.ts';

export interface ResultRowProps {
  row: QuickOrderRow;
  /** The lines of the row for which the customer chose the part. */
  chosen: readonly CheckedLine[];
  /** Whether it receives the focus after a press. */
  isFocused: boolean;
  /** URL of a part's own page. */
  partHrefOf(part: Part): string;
  /** Null: the choice is taken back. */
  onChoose(line: CheckedLine, part: Part | null): void;
  onQuantityChange(part: Part, quantity: number | null): void;
  /** Who can be told when a part can be ordered again. */
  tellMe(part: Part): TellMeProps;
  /** Sets a quantity with which the row is ready. */
  onRemedy(part: Part, quantity: number): void;
}

/** What became of a line of the list, or of the lines that mean the same part. */
export function ResultRow(props: ResultRowProps) {
  const { row, chosen, isFocused, partHrefOf, tellMe, onChoose, onQuantityChange, onRemedy } = props;
  const { part, quantity, need } = row;
  const [first] = row.lines;
  const { word, tone, icon, messages } = resultOf(row, chosen);
  const remedy = remedyOf(row);
  const messageStyle = !part ? styles.name : need === null ? styles.message : styles.critical;
  return (
    <li
      className={need === null ? styles.row : styles.openRow}
      data-focused={isFocused || undefined}
      tabIndex={-1}
    >
      <span className={styles.line}>{formatCount(first.line)}</span>
      <bdi className={styles.typed} dir="ltr">
        {first.number}
      </bdi>
      <span className={styles.tone[tone]}>
        <Icon name={icon} size={16} />
        <span>{word}</span>
      </span>
      <div className={styles.part}>
        {part ? (
          <Picture src={part.image} alt="" slot="line" partName={part.name} />
        ) : (
          <span className={styles.noPicture} />
        )}
        <div className={styles.words}>
          {part && (
            <>
              <div className={styles.name}>
                <TextLink href={partHrefOf(part)}>
                  <bdi>{part.name}</bdi>
                </TextLink>
              </div>
              <div className={styles.facts}>
                <bdi className={styles.number} dir="ltr">
                  {part.number}
                </bdi>
                {part.fit && <FitMark {...part.fit} />}
              </div>
            </>
          )}
          {messages.map((message) => (
            <p key={message} className={messageStyle}>
              {message}
            </p>
          ))}
          {part && remedy && (
            <div className={styles.remedy}>
              <Button
                size="sm"
                tone={need === null ? 'quiet' : 'line'}
                onPress={() => onRemedy(part, remedy.quantity)}
              >
                {remedy.label}
              </Button>
            </div>
          )}
          {part && need === 'soldOut' && (
            <div className={styles.remedy}>
              <TellMe {...tellMe(part)} />
            </div>
          )}
          {(part ? chosen : [first]).map((line) => (
            <Choices key={line.line} line={line} chosen={part} onChoose={onChoose} />
          ))}
        </div>
      </div>
      {part ? (
        <div className={styles.quantity}>
          <QuantityStepper
            isInLine
            label={m.quantityOf({ name: part.name })}
            value={quantity}
            minimum={Math.max(1, part.minQuantity)}
            stock={part.quantity}
            onChange={(value) => onQuantityChange(part, value)}
          />
        </div>
      ) : (
        <span className={styles.asked}>{formatCount(quantity ?? Number.NaN)}</span>
      )}
      <span className={styles.price}>{part ? formatMoney(part.price) : '–'}</span>
      <span className={styles.total}>
        {part && need === null ? formatMoney(lineTotal(part.price, quantity ?? 0)) : '–'}
      </span>
    </li>
  );
}

interface ChoicesProps extends Pick<ResultRowProps, 'onChoose'> {
  line: CheckedLine;
  /** Null: none yet. */
  chosen: Part | null;
}

/** The parts that may be meant. Several that have the number stay in sight; the nearest ones do until one is chosen. */
function Choices({ line, chosen, onChoose }: ChoicesProps) {
  const { answer } = line;
  if (answer.kind === 'several')
    return <Radios line={line} choices={answer.choices} chosen={chosen} onChoose={onChoose} />;
  if (answer.kind !== 'notFound') return null;
  if (chosen)
    return (
      <Button tone="quiet" size="sm" onPress={() => onChoose(line, null)}>
        {m.anotherPart()}
      </Button>
    );
  if (answer.choices.length === 0) return <p className={styles.message}>{m.noPartHint()}</p>;
  return (
    <>
      <p className={styles.message}>{m.nearest()}</p>
      <div className={styles.choices}>
        {answer.choices.map((part) => {
          const price = formatMoney(part.price);
          return (
            <Button
              key={part._id}
              size="sm"
              aria-label={m.choosePart({ number: part.number, name: part.name, price })}
              onPress={() => onChoose(line, part)}
            >
              <span className={styles.choice}>
                <bdi className={styles.number} dir="ltr">
                  {part.number}
                </bdi>
                <bdi>{part.name}</bdi>
                <span className={styles.choicePrice}>{price}</span>
              </span>
            </Button>
          );
        })}
      </div>
    </>
  );
}

function Radios({ line, choices, chosen, onChoose }: ChoicesProps & { choices: readonly Part[] }) {
  const group = useId();
  return (
    <fieldset className={styles.radios} aria-label={m.partsOf({ number: line.number })}>
      {choices.map((part) => (
        <label className={styles.radio} key={part._id}>
          <input
            className={dot}
            type="radio"
            name={group}
            checked={part._id === chosen?._id}
            onChange={() => onChoose(line, part)}
          />
          <span className={styles.radioText}>
            <bdi className={styles.name}>{part.name}</bdi>
            <bdi className={styles.number} dir="ltr">
              {part.number}
            </bdi>
            {part.fit && <FitMark {...part.fit} />}
          </span>
          <span className={styles.radioPrice}>{formatMoney(part.price)}</span>
        </label>
      ))}
    </fieldset>
  );
}
