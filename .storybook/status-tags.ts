import { existsSync, readFileSync } from 'node:fs';
import type { Indexer } from 'storybook/internal/types';

/** The status in the documentation of a component, by the file of its stories. */
function statusOf(storyFile: string): string | undefined {
  const docs = storyFile.replace(/\.stories\.tsx$/, '.docs.tsx');
  return existsSync(docs) ? /^ {2}status: '(\w+)',$/m.exec(readFileSync(docs, 'utf8'))?.[1] : undefined;
}

/** Tags the stories of each component with its status, for the filter of the sidebar. */
export const withStatusTags = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(file, options) {
    const entries = await indexer.createIndex(file, options);
    const status = statusOf(file);
    return status === undefined
      ? entries
      : entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), status] }));
  },
});
