import { paths } from '#app/paths.ts';
import { vehiclesScenarios } from '#mocks/handlers/fitment/vehicles.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('vehicle'), title: 'Pages/Your vehicle' };

const { story, state, offline, slow } = pageStories('vehicle');
const failed = 'The vehicles could not be loaded';

export const Loading = state({ api: [vehiclesScenarios.loading], shows: 'Loading vehicles' });
export const Empty = state({ api: [vehiclesScenarios.noVehicles], shows: 'No vehicles are listed yet.' });
export const Many = state({ shows: 'Type it' });
export const Failed = state({ api: [vehiclesScenarios.failed], shows: failed });
export const Offline = offline({ shows: failed });
export const Slow = slow({ shows: failed });

export const WordsSent = story({
  path: `${paths.vehicle}?words=golf+2016&make=`,
  shows: 'Understood as Volkswagen Golf VII, 2016',
});
