import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.tsx';

export interface UnknownOrderProps {
  ordersHref: string;
}

/** The order that was to be paid is none of this customer's. */
export function UnknownOrder({ ordersHref }: UnknownOrderProps) {
  return (
    <NotFoundPage
      title="We could not find this order in your account."
      text="It may have been cancelled, or the link may be mistyped. Nothing was charged."
      drawing="gear"
      action={
        <LinkButton href={ordersHref} tone="primary" size="lg">
          My Orders
        </LinkButton>
      }
    />
  );
}
