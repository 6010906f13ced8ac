import { appMeta } from '#workbench/harness/app-story.tsx';
import { pageStories } from './page-stories.ts';

export default { ...appMeta, title: 'Pages/MY Portfolio', tags: ['!autodocs'] };

const { state, offline } = pageStories('portfolio');

export const Many = state({ shows: 'Jonas Reyl' });
export const Offline = offline({ shows: 'Jonas Reyl' });
