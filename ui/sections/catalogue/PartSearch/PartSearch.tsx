import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/part-search.js';
import { below } from '#tokens/layout.ts';
import { isComposing } from '#ui/components/Field/is-composing.ts';
import { SearchField, type SearchFieldProps } from '#ui/components/SearchField/SearchField.tsx';
import type { ForVehicleProps } from './ForVehicle.tsx';
import * as styles from './PartSearch.css.ts';
import type { SuggestionSource } from './suggestion-source.ts';
import type { Suggestions } from './Suggestions.tsx';

export interface PartSearchProps extends Pick<SearchFieldProps, 'value' | 'hasShortcut' | 'onChange'> {
  /** The page of all parts, which the form opens without scripts. */
  partsHref: string;
  /** On a page with a list of parts, which the field searches as part of its form: the id of the form. */
  listForm?: string | undefined;
  /** The slug of the vehicle that filters the list. */
  vehicle?: string | undefined;
  /** The customer's vehicle. Beside a list, which has a filter for it, Enter does not open the parts for it. */
  mine?: Vehicle | null | undefined;
  /** Absent: no suggestions. Until they are loaded, and if that fails, the field works without. */
  loadSuggestions?: (() => Promise<SuggestionSource>) | undefined;
  /** The vehicle at the foot of the suggestions, where they cover the page. */
  foot?: ForVehicleProps | undefined;
  /** Opens what the text finds. */
  onSearch(): void;
  /** A suggestion is opened. */
  onOpen(): void;
  /** The suggestions that covered the page are closed. */
  onLeave(): void;
}

/** The search for parts in the header, with suggestions. On narrow screens it covers the page while it is used. */
export function PartSearch({ value, loadSuggestions, ...props }: PartSearchProps) {
  const { partsHref, listForm, hasShortcut, vehicle, mine, foot, onChange, onSearch, onOpen, onLeave } =
    props;
  const [loaded, setLoaded] = useState<{ List: typeof Suggestions; source: SuggestionSource }>();
  const [isOpen, setOpen] = useState(false);
  const [popup, setPopup] = useState<NonNullable<SearchFieldProps['popup']>>({});
  const isRequested = useRef(false);
  const box = useRef<HTMLFormElement>(null);

  async function load() {
    if (isRequested.current || !loadSuggestions) return;
    isRequested.current = true;
    try {
      const [module, source] = await Promise.all([import('./Suggestions.tsx'), loadSuggestions()]);
      setLoaded({ List: module.Suggestions, source });
    } catch {
      isRequested.current = false;
    }
  }

  function prepare(target: EventTarget) {
    void load();
    if (target instanceof HTMLInputElement && window.matchMedia(below.medium).matches) setOpen(true);
  }

  function change(typed: string) {
    // It may have had the focus before this script started.
    void load();
    setOpen(true);
    onChange(typed);
  }

  const adopt = useEffectEvent(() => {
    const input = box.current?.querySelector('input');
    if (!input || input.value === value) return;
    if (input === document.activeElement) change(input.value);
    else onChange(input.value);
  });
  // Before the scripts arrive, people type. This must run before React renders its own value.
  useLayoutEffect(() => adopt(), []);

  return (
    <form
      ref={box}
      className={styles.search}
      role="search"
      action={partsHref}
      data-covers-page={(loaded && isOpen) || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
      onKeyDown={({ key, target, nativeEvent }) => {
        // The form of the list is missing, such as on the page of a category that there is not.
        const isLost = target instanceof HTMLInputElement && target.form === null;
        if (key === 'Enter' && isLost && !isComposing(nativeEvent)) onSearch();
      }}
      onPointerOver={() => void load()}
      onFocus={({ target }) => prepare(target)}
      onClick={({ target }) => prepare(target)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <SearchField
        name="search"
        label={m.label()}
        placeholder={m.placeholder()}
        isCell
        hasShortcut={hasShortcut}
        form={listForm}
        popup={loadSuggestions && popup}
        value={value}
        onChange={change}
      />
      {loaded && (
        <loaded.List
          source={loaded.source}
          text={value}
          vehicle={vehicle}
          mine={mine}
          isList={listForm !== undefined}
          foot={foot}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onPopupChange={setPopup}
          onOpen={onOpen}
          onLeave={onLeave}
        />
      )}
    </form>
  );
}
