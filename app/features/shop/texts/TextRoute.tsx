import { useQuery } from '@tanstack/react-query';
import { pageNames, pages } from '#contract/pages.ts';
import { isTextName } from '#tokens/shop.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { usePage } from '#app/lib/route-metadata.ts';
import { paths } from '#app/paths.ts';
import { NotFound } from '#ui/sections/NotFound/NotFound.tsx';
import { TextPage } from '#ui/sections/shop/TextPage/TextPage.tsx';
import { textQuery } from './texts.ts';

export { textQuery } from './texts.ts';

export function Component() {
  const page = usePage();
  const name = pageNames.filter(isTextName).find((one) => pages[one] === page) ?? 'terms';
  const text = toRemote(useQuery(textQuery(name)));
  const title = pages[name].title?.() ?? '';
  if (text.status !== 'ready') return <TextPage title={title} text={text} />;
  if (text.value === null) return <NotFound what="page" href={paths.home} />;
  return <TextPage title={title} text={{ status: 'ready', value: text.value }} />;
}
