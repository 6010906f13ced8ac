import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { AbsentPage } from '../AbsentPage/AbsentPage.tsx';

export interface UnknownOrderProps {
  ordersHref: string;
}

/** The order that was to be paid is none of this customer's. */
export function UnknownOrder({ ordersHref }: UnknownOrderProps) {
  return (
    <AbsentPage
      title="This is none of your orders."
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
