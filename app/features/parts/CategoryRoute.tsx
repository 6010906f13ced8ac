import { paths } from '#app/paths.ts';
import { NotFound } from '#ui/sections/NotFound/NotFound.tsx';

export function Component() {
  return <NotFound what="page" href={paths.home} />;
}
