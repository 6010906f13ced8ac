import * as m from '#messages/parts-catalogue.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { CatalogueFilters, type CatalogueFiltersProps } from './CatalogueFilters.tsx';
import { filters as groups } from './CatalogueFilters.css.ts';
import { CategoryLinks, type CategoryLinksProps } from './CategoryLinks.tsx';
import * as styles from './FilterColumn.css.ts';

export interface FilterColumnProps extends CatalogueFiltersProps {
  id: string;
  /** Where they do not stand beside the parts. */
  isOpen: boolean;
  /** The slug of the shown category. Undefined: all parts. */
  category: string | undefined;
  categories: CategoryLinksProps['categories'];
  categoryHref: CategoryLinksProps['hrefOf'];
  /** Another number discards invalid text in the fields. */
  clearings: number;
  /** Closes them and shows the parts. */
  onShowParts(): void;
}

/** The filters beside the parts, or above them where there is no room. */
export function FilterColumn({ id, isOpen, category, clearings, onShowParts, ...props }: FilterColumnProps) {
  const { categories, categoryHref, ...filters } = props;
  return (
    <div className={styles.column} id={id} data-open={isOpen || undefined}>
      <div
        className={styles.standing[category === undefined ? 'short' : 'long']}
        role="group"
        aria-label={m.filters()}
      >
        <div className={groups} key={clearings}>
          <CategoryLinks categories={categories} current={category} hrefOf={categoryHref} />
          <CatalogueFilters {...filters} />
        </div>
        <noscript>
          <div className={styles.sendFilters}>
            <Button type="submit" tone="solid" isBlock>
              {m.showParts()}
            </Button>
          </div>
        </noscript>
        <div className={styles.showResults}>
          <Button tone="solid" isBlock onPress={onShowParts}>
            {m.showParts()}
          </Button>
        </div>
      </div>
    </div>
  );
}
