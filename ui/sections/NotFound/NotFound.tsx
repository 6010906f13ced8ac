import * as product from '#messages/product.ts';
import * as m from '#messages/not-found.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.tsx';

export interface NotFoundProps {
  homeHref: string;
}

/** Page not found. */
export function NotFound({ homeHref }: NotFoundProps) {
  return (
    <NotFoundPage
      title={m.noPartAtThisAddress()}
      text={m.theDashedLinesShowWhere()}
      drawing="bearing"
      action={
        <LinkButton href={homeHref} tone="primary" size="lg">
          {product.backToHome()}
        </LinkButton>
      }
    />
  );
}
