import { paths } from '#app/paths.ts';
import { portfolio } from '#ui/content/portfolio.ts';
import { Portfolio } from '#ui/sections/shop/Portfolio/Portfolio.tsx';

export function Component() {
  return <Portfolio {...portfolio} homeHref={paths.home} />;
}
