import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import { useCustomer } from '#app/guards/CustomerContext.ts';
import { isUnknown } from '#app/lib/api-error.ts';
import { toRemote } from '#app/lib/to-remote.ts';
import { showToast } from '#app/lib/toasts.ts';
import { paths } from '#app/paths.ts';
import { NotFound } from '#ui/sections/NotFound/NotFound.tsx';
import { PurchaseForm, type PurchaseValues } from '#ui/sections/PurchaseForm/PurchaseForm.tsx';
import { usePlaceOrder } from './mutations.ts';
import { purchaseFailure, type PurchaseFailure } from './purchase-failure.ts';
import { partQuery } from './queries.ts';

export function PurchaseContainer() {
  const { partId = '' } = useParams();
  const { uid, name, email } = useCustomer();
  const navigate = useNavigate();
  const part = useQuery(partQuery(partId));
  const { mutateAsync: place } = usePlaceOrder(uid);

  async function placeOrder(values: PurchaseValues): Promise<PurchaseFailure | null> {
    const { phone, address, quantity, totalPrice } = values;
    const productName = part.data?.name ?? '';
    try {
      const { _id } = await place({
        name,
        email,
        phone,
        address,
        partId,
        productName,
        productQuantity: quantity,
        totalPrice,
      });
      showToast({ tone: 'positive', text: messages.orderPlaced });
      await navigate(paths.payment.to(_id));
      return null;
    } catch (error) {
      return purchaseFailure(error);
    }
  }

  if (!part.data && isUnknown(part.error)) return <NotFound homeHref={paths.home} />;
  return (
    <PurchaseForm
      part={toRemote(part)}
      customer={{ name, email }}
      onPlaceOrder={placeOrder}
      partsHref={paths.parts}
    />
  );
}
