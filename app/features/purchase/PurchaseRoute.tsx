import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { pathOf } from '#app/lib/routing/return-to.ts';
import { PurchaseContainer } from './PurchaseContainer.tsx';

export function Component() {
  const { partId = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const setState = (state: unknown) => navigate(pathOf(location), { replace: true, state });
  return <PurchaseContainer key={partId} partId={partId} entry={{ state: location.state, setState }} />;
}
