import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { FoundVehicle, Vehicle } from '#contract/fitment/vehicles.ts';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import * as m from '#messages/vehicle-question.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import type { UnderstoodWordsProps, VehicleReading } from './UnderstoodWords.tsx';
import * as styles from './VehicleQuestion.css.ts';

export interface VehicleQuestionProps {
  /** The vehicle in use. Null: none. Undefined: not known yet, which asks as well. */
  vehicle: Vehicle | null | undefined;
  /** The number of parts that fit it, once it is known. */
  parts: number | undefined;
  /** The page on which a vehicle is chosen. Without scripts the form opens it. */
  chooseHref: string;
  /** The parts that fit a vehicle. */
  partsHrefOf(vehicle: Vehicle): string;
  /** Reads typed words. */
  read(words: string, signal: AbortSignal): Promise<VehicleReading>;
  /** Puts the vehicle into use and opens the parts that fit it. */
  onUse(vehicle: FoundVehicle): void;
  /** Opens `chooseHref` with words that do not name a vehicle yet. */
  onChoose(words: string): void;
}

/** The first question of the shop: which vehicle parts are looked for. Nobody has to answer it. */
export function VehicleQuestion(props: VehicleQuestionProps) {
  return (
    <div className={styles.question}>
      {props.vehicle ? <Known {...props} vehicle={props.vehicle} /> : <Asking {...props} />}
    </div>
  );
}

const showParts = (count: number | undefined) =>
  count === undefined ? m.show() : m.showCount({ count, shown: formatCount(count) });

function Known({ vehicle, parts, chooseHref, partsHrefOf }: VehicleQuestionProps & { vehicle: Vehicle }) {
  return (
    <>
      <div className={styles.words}>
        <h2 className={styles.title}>{m.yours()}</h2>
        <p className={styles.text}>{m.yoursText()}</p>
      </div>
      <div className={styles.answer}>
        <p className={styles.known}>
          <span className={styles.icon}>
            <Icon name="car" />
          </span>
          <bdi className={styles.name} translate="no">
            {vehicleName(vehicle)}
          </bdi>
          <TextLink href={chooseHref}>{m.change()}</TextLink>
        </p>
        <LinkButton href={partsHrefOf(vehicle)} tone="primary" size="lg">
          {showParts(parts)}
        </LinkButton>
      </div>
    </>
  );
}

function Asking({ chooseHref, read, onUse, onChoose }: VehicleQuestionProps) {
  const id = useId();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [Understood, setUnderstood] = useState<ComponentType<UnderstoodWordsProps>>();
  const [named, setNamed] = useState<{ words: string; vehicle: FoundVehicle }>();
  const typed = words.trim();
  const vehicle = named?.words === typed ? named.vehicle : undefined;

  // Without it, the page of the vehicle reads the words.
  const load = () =>
    void import('./UnderstoodWords.tsx').then(
      (module) => setUnderstood(() => module.UnderstoodWords),
      () => undefined,
    );

  const adopt = useEffectEvent(() => {
    if (!field.current || field.current.value === '') return;
    setWords(field.current.value);
    load();
  });
  // Before the scripts arrive, people type. This must run before React renders its own value.
  useLayoutEffect(() => adopt(), []);

  return (
    <>
      <div className={styles.words}>
        <h2 className={styles.title}>{m.title()}</h2>
        <p className={styles.text}>{m.text()}</p>
      </div>
      <form
        className={styles.answer}
        action={chooseHref}
        onFocus={load}
        onSubmit={(event) => {
          event.preventDefault();
          if (vehicle) onUse(vehicle);
          else onChoose(typed);
        }}
      >
        <div className={styles.field}>
          <VisuallyHidden>
            <label htmlFor={id}>{m.field()}</label>
          </VisuallyHidden>
          <span className={styles.fieldIcon}>
            <Icon name="car" />
          </span>
          <input
            ref={field}
            id={id}
            className={styles.input}
            type="text"
            name="words"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            placeholder={m.placeholder()}
            aria-describedby={noteId}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </div>
        <Button type="submit" tone="primary" size="lg">
          {showParts(vehicle?.parts)}
        </Button>
        <p className={styles.note} id={noteId}>
          <span role="status">
            {Understood && typed !== '' ? (
              <Understood
                words={typed}
                read={read}
                onVehicle={(one) => setNamed({ words: typed, vehicle: one })}
              />
            ) : (
              m.hint()
            )}
          </span>{' '}
          <TextLink href={chooseHref}>{m.chooseFromLists()}</TextLink>
        </p>
      </form>
    </>
  );
}
