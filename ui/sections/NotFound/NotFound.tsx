import * as product from '#messages/product.js';
import * as common from '#messages/common.js';
import * as m from '#messages/not-found.js';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const missing = {
  page: {
    title: m.page(),
    text: m.pageHint(),
    drawing: 'bearing',
    action: product.backToHome(),
  },
  category: {
    title: m.category(),
    text: m.categoryHint(),
    drawing: 'gear',
    action: product.ourParts(),
  },
  order: {
    title: m.order(),
    text: m.orderHint(),
    drawing: 'gear',
    action: common.myOrders(),
  },
  part: {
    title: m.part(),
    text: m.partHint(),
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
