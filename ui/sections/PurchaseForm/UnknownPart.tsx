import * as product from '#messages/product.ts';
import * as m from '#messages/purchase-form.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.tsx';

export interface UnknownPartProps {
  partsHref: string;
}

/** Shown when the part does not exist or is no longer on sale. */
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
