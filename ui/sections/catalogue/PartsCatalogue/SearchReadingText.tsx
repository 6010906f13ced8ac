import type { SearchReading } from '#contract/catalogue/search-reading.ts';
import * as m from '#messages/parts-catalogue.js';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { withElements } from '#ui/with-elements.tsx';
import { countOfModels, type CatalogueQuery } from './catalogue-query.ts';
import * as styles from './PartsCatalogue.css.ts';

interface SearchReadingTextProps extends SearchReading {
  hasMatches: boolean;
}

/** Says how the server understood a search: with corrections, without some words, among parts of another kind, or as the name of a vehicle. */
export function SearchReadingText(props: SearchReadingTextProps) {
  const { corrected, leftOut, within, vehicle, models, otherKind, rest, hasMatches } = props;
  return (
    <>
      {corrected !== undefined && (
        <p className={styles.reading}>
          {withElements((put) => m.noneAsTyped({ words: put(<bdi>{rest}</bdi>) }))}{' '}
          <strong className={styles.outcome}>
            {withElements((put) => m.foundCorrected({ words: put(<bdi>{corrected}</bdi>) }))}
          </strong>
        </p>
      )}
      {leftOut && (
        <p className={styles.reading}>
          {withElements((put) => m.leftOut({ words: put(<bdi>{leftOut.join(' ')}</bdi>) }))}
        </p>
      )}
      {within !== undefined && (
        <p className={styles.reading}>
          {withElements((put) => m.containNumber({ number: put(<bdi>{within}</bdi>) }))}
        </p>
      )}
      {models && (
        <p className={styles.reading}>
          {m.modelsNamed(countOfModels(models))}{' '}
          {hasMatches && <strong className={styles.outcome}>{m.modelsFit()}</strong>}
        </p>
      )}
      {vehicle && (
        <p className={styles.reading}>
          {m.vehicleNamed()}{' '}
          {hasMatches && (
            <strong className={styles.outcome}>
              {withElements((put) => m.vehicleFits({ vehicle: put(<bdi>{vehicle.name}</bdi>) }))}
            </strong>
          )}
        </p>
      )}
      {otherKind && hasMatches && (
        <p className={styles.reading}>
          {withElements((put) => m.noneOfKind({ kind: put(<bdi>{otherKind.words}</bdi>) }))}{' '}
          <strong className={styles.outcome}>
            {otherKind.isInNames ? m.namesHaveWords() : m.textsHaveWords()}
          </strong>
        </p>
      )}
    </>
  );
}

interface SearchReadingLinksProps {
  reading: SearchReading;
  /** The search as typed. */
  typed: string;
  hrefWith(change: Partial<CatalogueQuery>): string;
  /** The link disappears. */
  onOpen(): void;
}

/** The other ways to understand the search. */
export function SearchReadingLinks({ reading, typed, hrefWith, onOpen }: SearchReadingLinksProps) {
  const { vehicle, rest } = reading;
  return (
    <p className={styles.readingLinks}>
      {vehicle && (
        <TextLink href={hrefWith({ vehicle: vehicle.slug, search: rest })} onOpen={onOpen}>
          {m.filterByVehicle()}
        </TextLink>
      )}
      <TextLink href={hrefWith({ search: typed, exact: 'yes' })} onOpen={onOpen}>
        {withElements((put) => m.searchAsTyped({ words: put(<bdi>{typed}</bdi>) }))}
      </TextLink>
    </p>
  );
}
