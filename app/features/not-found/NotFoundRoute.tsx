import { paths } from '#app/paths.ts';
import { NotFound } from '#ui/sections/NotFound/NotFound.tsx';

export function Component() {
  return <NotFound homeHref={paths.home} />;
}
