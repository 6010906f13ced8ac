import * as common from '#messages/common.js';
import * as m from '#messages/parts-catalogue.js';
import { Button } from '#ui/components/Button/Button.tsx';
import * as styles from './CatalogueFilters.css.ts';

export interface FiltersFailedProps {
  onRetry(): void;
}

/** Replaces filters that could not be loaded. The list works without them. */
export function FiltersFailed({ onRetry }: FiltersFailedProps) {
  return (
    <div className={styles.failed}>
      <p>{m.filtersFailed()}</p>
      <Button size="sm" onPress={onRetry}>
        {common.tryAgain()}
      </Button>
    </div>
  );
}
