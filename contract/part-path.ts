import { addressOf } from './catalogue/number-key.ts';
import { pages } from './pages.ts';

/** The path of a part's page. */
export const partPath = (part: Parameters<typeof addressOf>[0]): string =>
  pages.part.path.replace(':number', encodeURIComponent(addressOf(part)));
