import { useParams } from 'react-router-dom';
import { PaymentContainer } from './PaymentContainer.tsx';

export function Component() {
  const { orderId = '' } = useParams();
  return <PaymentContainer key={orderId} orderId={orderId} />;
}
