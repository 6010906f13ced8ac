import type { PartDetails } from '#contract/catalogue/part-details.ts';
import type { CategoryDetails } from '#contract/catalogue/specifications.ts';
import type { Problem } from '#contract/problem.ts';
import type { PartSource } from '../sections/catalogue/part/part-source.ts';
import { ask } from './from-api.tsx';

/** Loads what the forms of a part need from the story's mocked API. */
export function partSourceFrom(story: string): PartSource {
  async function load(path: `/${string}`): Promise<unknown> {
    const { answer, failure } = await ask(story, 'GET', path);
    if (failure) throw new Error(failure.message);
    return answer;
  }
  // The contract types the handlers, so each response has the type that its path promises.
  return {
    hasName: () => Promise.resolve(false),
    categories: () => load('/categories') as ReturnType<PartSource['categories']>,
    async specsOf(category) {
      const { specs } = (await load(`/categories/${category}`)) as CategoryDetails;
      return specs;
    },
    makes: () => load('/makes') as ReturnType<PartSource['makes']>,
    make: (slug) => load(`/makes/${slug}`) as ReturnType<PartSource['make']>,
    model: (slug) => load(`/models/${slug}`) as ReturnType<PartSource['model']>,
    async fitmentsOf(number) {
      const { answer, failure } = await ask(story, 'GET', `/part/${number}`);
      if (failure && (answer as Problem).code === 'NOT_FOUND') return null;
      if (failure) throw new Error(failure.message);
      return (answer as PartDetails).fitments;
    },
  };
}
