import type { ModuleGraph } from './module-graph.ts';
import type { Story } from './result.ts';
import type { ScreenshotCache, Shots } from './screenshot-cache.ts';
import type { Outcome } from './take-screenshots.ts';

interface Rendering {
  /** The name of the work in the progress that is printed. */
  label: string;
  /** Whether stories with cached images are rendered as well. */
  isForced: boolean;
  take(stories: readonly Story[], onShot: (story: Story, outcome: Outcome) => void): Promise<void>;
}

/** Returns cached images of stories and takes the others. `broken` are stories that cannot be rendered. */
export async function renderStories(
  stories: readonly Story[],
  graph: ModuleGraph,
  cache: ScreenshotCache,
  { label, isForced, take }: Rendering,
) {
  const shots = new Map<string, Shots>();
  const broken: Array<Story & { reason: string }> = [];
  for (const story of isForced ? [] : stories) {
    const cached = cache.find(story, graph);
    if (cached) shots.set(story.id, cached);
  }
  const missing = stories.filter(({ id }) => !shots.has(id));
  let count = 0;
  await take(missing, (story, outcome) => {
    if ('broken' in outcome) broken.push({ ...story, reason: outcome.broken });
    else {
      shots.set(story.id, outcome);
      cache.add(story, graph, outcome);
    }
    count += 1;
    if (count % 100 !== 0 && count !== missing.length) return;
    cache.save();
    console.log(`${label}: ${count} of ${missing.length} stories`);
  });
  return { shots, broken, taken: missing.length };
}
