import { appMeta } from '#workbench/harness/app-story.tsx';
import { pageStories } from './page-stories.ts';

export default { ...appMeta, title: 'Pages/Blog', tags: ['!autodocs'] };

const { state, offline } = pageStories('blog');

export const Many = state({ shows: 'React' });
export const Offline = offline({ shows: 'React' });
