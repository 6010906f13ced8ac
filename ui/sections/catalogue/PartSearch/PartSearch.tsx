import { useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import * as m from '#messages/parts-catalogue.js';
import { below } from '#tokens/layout.ts';
import { SearchField, type SearchFieldProps } from '#ui/components/SearchField/SearchField.tsx';
import * as styles from './PartsCatalogue.css.ts';
import type { SuggestionSource } from './suggestion-source.ts';
import type { Suggestions } from './Suggestions.tsx';

export interface PartSearchProps extends Pick<SearchFieldProps, 'value' | 'hasShortcut' | 'onChange'> {
  /** The slug of the vehicle that filters the list. */
  vehicle: string | undefined;
  /** Absent: no suggestions. Until they are loaded, and if that fails, the field works without. */
  loadSuggestions?: (() => Promise<SuggestionSource>) | undefined;
  /** The suggestions that covered the page are closed. */
  onLeave(): void;
}

/** The search field of the catalogue, with suggestions. On narrow screens it covers the page while it is used. */
export function PartSearch({ value, vehicle, loadSuggestions, onLeave, ...field }: PartSearchProps) {
  const [loaded, setLoaded] = useState<{ List: typeof Suggestions; source: SuggestionSource }>();
  const [isOpen, setOpen] = useState(false);
  const [popup, setPopup] = useState<NonNullable<SearchFieldProps['popup']>>({});
  const isRequested = useRef(false);

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

  function prepare({ target }: FocusEvent | MouseEvent) {
    void load();
    if (target instanceof HTMLInputElement && window.matchMedia(below.narrow).matches) setOpen(true);
  }

  return (
    <div className={styles.search}>
      <div
        className={styles.searchBox}
        data-open={(loaded && isOpen) || undefined}
        onFocus={prepare}
        onClick={prepare}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setOpen(false);
        }}
      >
        <SearchField
          {...field}
          name="search"
          label={m.searchParts()}
          placeholder={m.searchPlaceholder()}
          isTall
          popup={loadSuggestions && popup}
          value={value}
          onChange={(typed) => {
            // It may have had the focus before this script started.
            void load();
            setOpen(true);
            field.onChange(typed);
          }}
        />
        {loaded && (
          <loaded.List
            source={loaded.source}
            text={value}
            vehicle={vehicle}
            isOpen={isOpen}
            onOpenChange={setOpen}
            onPopupChange={setPopup}
            onLeave={onLeave}
          />
        )}
      </div>
    </div>
  );
}
