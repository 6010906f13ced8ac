import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { PaymentContainer } from './PaymentContainer.tsx';

export function Component() {
  const { orderId = '' } = useParams();
  const navigate = useNavigate();
  const openOrders = useCallback(() => void navigate(paths.myOrders, { replace: true }), [navigate]);
  return <PaymentContainer key={orderId} orderId={orderId} openOrders={openOrders} />;
}
