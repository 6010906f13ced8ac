import { useLocation } from 'react-router-dom';
import { LoginContainer } from './LoginContainer.tsx';

export function Component() {
  const { state }: { state: unknown } = useLocation();
  return <LoginContainer entryState={() => state} />;
}
