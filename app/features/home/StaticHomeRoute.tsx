import { servedValue } from '#app/lib/http/served-data.ts';
import type { StaticRouteProps } from '#app/static-pages.ts';
import { HomePage } from './HomePage.tsx';

export function Component({ data }: StaticRouteProps) {
  return (
    <HomePage
      parts={{ status: 'ready', value: servedValue(data, 'parts') }}
      reviews={{ status: 'ready', value: servedValue(data, 'reviews') }}
    />
  );
}
