import { categoriesWith, toCategory } from '#mocks/fixtures/categories.ts';
import { detailsOf, offSaleParts } from '#mocks/fixtures/parts.ts';
import type { EditSource } from '../sections/part/part-source.ts';

const categories = categoriesWith(() => 0);
const specsIn = (slug: string | null) => categories.find((one) => one.slug === slug)?.specs ?? [];

/** What the forms of a part load, from the fixtures. */
export const partSource: EditSource = {
  categories: () => Promise.resolve(categories.map(toCategory)),
  specsOf: (slug) => Promise.resolve(specsIn(slug)),
  open(part) {
    const state = offSaleParts.find(({ _id }) => _id === part._id)?.state ?? 'onSale';
    const details = detailsOf(part, { state });
    return Promise.resolve({ details, specs: specsIn(details.category) });
  },
};
