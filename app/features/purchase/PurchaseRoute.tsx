import { useParams } from 'react-router-dom';
import { PurchaseContainer } from './PurchaseContainer.tsx';

export function Component() {
  const { partId = '' } = useParams();
  return <PurchaseContainer key={partId} partId={partId} />;
}
