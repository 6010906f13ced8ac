import * as product from '#messages/product.ts';
import * as m from '#messages/purchase-form.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.tsx';

export interface UnknownPartProps {
  partsHref: string;
}

/** The part that was to be ordered is not, or no longer, in the catalogue. */
export function UnknownPart({ partsHref }: UnknownPartProps) {
  return (
    <NotFoundPage
      title={m.thisPartIsNotInTheCatalogue()}
      text={m.itMayHaveBeenRemoved()}
      drawing="gear"
      action={
        <LinkButton href={partsHref} tone="primary" size="lg">
          {product.ourParts()}
        </LinkButton>
      }
    />
  );
}
