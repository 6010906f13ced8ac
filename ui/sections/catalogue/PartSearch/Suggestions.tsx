import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import type { Suggestions as Found } from '#contract/catalogue/search.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import * as catalogue from '#messages/parts-catalogue.js';
import * as m from '#messages/suggestions.js';
import { below } from '#tokens/layout.ts';
import { isComposing } from '#ui/components/Field/is-composing.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import type { SearchFieldProps } from '#ui/components/SearchField/SearchField.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import { withElements } from '#ui/with-elements.tsx';
import { ForVehicle, type ForVehicleProps } from './ForVehicle.tsx';
import { suggestedReading } from './suggested-reading.tsx';
import { keysIn, optionId, SuggestionList } from './SuggestionList.tsx';
import { groupsOf } from './suggestion-groups.tsx';
import type { SuggestionSource } from './suggestion-source.ts';
import * as styles from './Suggestions.css.ts';

/** Keystrokes within this time cause one request. */
const typingPauseMs = 100;

export interface SuggestionsProps {
  source: SuggestionSource;
  /** The text of the search field, which is the previous sibling. */
  text: string;
  /** The slug of the vehicle that filters the list. */
  vehicle: string | undefined;
  /** The customer's vehicle, where Enter opens the parts for it. */
  mine: Vehicle | null | undefined;
  /** Beside a list, which the text searches while it is typed, and which says how it is understood. */
  isList: boolean;
  /** The vehicle at the foot, where they cover the page. */
  foot?: ForVehicleProps | undefined;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  onPopupChange(popup: NonNullable<SearchFieldProps['popup']>): void;
  /** An option is opened. */
  onOpen(): void;
  /** On a narrow screen, where they cover the page, they are closed. */
  onLeave(): void;
}

/** In the words of the list of parts. */
const SuggestedInstead = ({ typed, corrected }: { typed: string; corrected: string }) => (
  <>
    {withElements((put) => catalogue.noneAsTyped({ words: put(<bdi>{typed}</bdi>) }))}{' '}
    {withElements((put) => catalogue.foundCorrected({ words: put(<bdi>{corrected}</bdi>) }))}
  </>
);

const isSheet = () => window.matchMedia(below.medium).matches;

/** Suggests while somebody types. If that fails, there are no suggestions. */
export function Suggestions(props: SuggestionsProps) {
  const { source, vehicle, mine, isList, foot, isOpen, onOpenChange, onPopupChange, onOpen, onLeave } = props;
  const text = props.text.trim();
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<{ found: Found; text: string } | null>(null);
  /** Typing ends a choice. */
  const [chosen, setChosen] = useState<{ key: string; text: string } | null>(null);

  const ask = useEffectEvent((signal: AbortSignal) =>
    source.suggest(text, { filter: vehicle, mine: mine?.slug }, signal),
  );
  useEffect(() => {
    if (!isOpen || text === '') return undefined;
    const controller = new AbortController();
    const pause = setTimeout(() => {
      ask(controller.signal).then(
        (found) => !controller.signal.aborted && setAnswer({ found, text }),
        () => !controller.signal.aborted && setAnswer(null),
      );
    }, typingPauseMs);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [isOpen, text]);

  // While somebody types on, the suggestions of the last response stay until the next one.
  const isAbout = answer !== null && (text.startsWith(answer.text) || answer.text.startsWith(text));
  const groups = useMemo(
    () => answer && groupsOf({ ...answer, text: answer.found.corrected ?? answer.text, hrefs: source.hrefs }),
    [answer, source],
  );
  const options = groups &&
    answer && {
      groups,
      reading: isList ? undefined : suggestedReading({ ...answer, mine, hrefs: source.hrefs }),
    };
  const available = text !== '' && isAbout ? options : null;
  const shown = isOpen ? available : null;
  const keys = available ? keysIn(available) : [];
  const active = shown && chosen?.text === text && keys.includes(chosen.key) ? chosen.key : null;
  const activeId = shown && active !== null ? optionId(id, shown, active) : undefined;

  const list = shown ? id : undefined;
  const report = useEffectEvent(onPopupChange);
  useEffect(() => {
    report({ list, option: activeId });
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [list, activeId]);

  const choose = (key: string | undefined) => setChosen(key === undefined ? null : { key, text });

  function close() {
    choose(undefined);
    onOpenChange(false);
  }

  function leave() {
    close();
    onLeave();
  }

  function open() {
    close();
    onOpen();
  }

  /** Moves through the options and, between the last and the first, the field. */
  function move(step: 1 | -1) {
    const at = active === null ? keys.length : keys.indexOf(active);
    const count = keys.length + 1;
    choose(keys[(at + step + count) % count]);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey) return;
    const isInList = active !== null;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        onOpenChange(true);
        move(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Home':
      case 'End':
        if (!isInList) return;
        choose(keys.at(event.key === 'Home' ? 0 : -1));
        break;
      case 'Enter': {
        const opened =
          activeId ?? (shown?.reading && answer?.text === text ? optionId(id, shown, keys[0] ?? '') : null);
        if (opened === null) {
          // The form is sent.
          if (isOpen && isSheet()) leave();
          else close();
          return;
        }
        document.getElementById(opened)?.click();
        break;
      }
      case 'Escape':
        if (!shown && !(isOpen && isSheet())) return;
        // The field would be cleared.
        event.stopPropagation();
        close();
        break;
      case 'Tab':
        close();
        return;
      case 'ArrowLeft':
      case 'ArrowRight':
        // The caret moves.
        choose(undefined);
        return;
      default:
        return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    const field = popup.current?.parentElement?.querySelector('input');
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    field?.addEventListener('keydown', listen);
    return () => field?.removeEventListener('keydown', listen);
  }, []);

  const count = keys.length - 1;
  return (
    <div
      ref={popup}
      // A press keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isOpen && (
        <div className={styles.back}>
          <IconButton label={m.back()} icon={<Icon name="arrow-left" />} onPress={leave} />
        </div>
      )}
      {isOpen && (
        <div className={styles.cover}>
          {shown && answer && (
            <div className={styles.popup}>
              {answer.found.corrected !== undefined && (
                <p className={styles.corrected}>
                  <SuggestedInstead typed={answer.text} corrected={answer.found.corrected} />
                </p>
              )}
              <SuggestionList
                {...shown}
                id={id}
                text={answer.text}
                searchHref={source.hrefs.search(answer.text)}
                active={active}
                onOpen={open}
              />
            </div>
          )}
          {foot && <ForVehicle vehicle={foot.vehicle} chooseHref={foot.chooseHref} />}
        </div>
      )}
      <HiddenStatus>
        {shown && answer?.found.corrected !== undefined && (
          <SuggestedInstead typed={answer.text} corrected={answer.found.corrected} />
        )}{' '}
        <span>{shown && (count === 0 ? m.none() : m.count({ count, shown: formatCount(count) }))}</span>
      </HiddenStatus>
    </div>
  );
}
