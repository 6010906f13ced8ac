import * as product from '#messages/product.ts';
import * as common from '#messages/common.ts';
import * as m from '#messages/not-found.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const missing = {
  page: {
    title: m.noPageAtThisAddress(),
    text: m.theDashedLinesShowWhere(),
    drawing: 'bearing',
    action: product.backToHome(),
  },
  order: {
    title: m.weCouldNotFindThisOrder(),
    text: m.itMayHaveBeenCancelled(),
    drawing: 'gear',
    action: common.myOrders(),
  },
  part: {
    title: m.thisPartIsNotInTheCatalogue(),
    text: m.itMayHaveBeenRemoved(),
    drawing: 'gear',
    action: product.ourParts(),
  },
} as const;

export interface NotFoundProps {
  /** An order of somebody else is not found, and neither is a part that is no longer on sale. */
  what: keyof typeof missing;
  /** Where the user goes instead: home, their orders, or the catalogue. */
  href: string;
}

/** Replaces a page that does not exist, or the page of an item that does not. */
export function NotFound({ what, href }: NotFoundProps) {
  const { action, ...words } = missing[what];
  return (
    <NotFoundPage
      {...words}
      action={
        <LinkButton href={href} tone="primary" size="lg">
          {action}
        </LinkButton>
      }
    />
  );
}
