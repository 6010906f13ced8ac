import { vehiclesScenarios } from '#mocks/handlers/fitment/vehicles.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('vehicle'), title: 'Pages/Your vehicle' };

const { state } = pageStories('vehicle');
const failed = 'The vehicles could not be loaded';

export const Loading = state({ api: [vehiclesScenarios.loading], shows: 'Loading vehicles' });
export const Empty = state({ api: vehiclesScenarios.noVehicles, shows: 'No vehicles are listed yet.' });
export const Many = state({ shows: 'Type it' });
export const Failed = state({ api: [vehiclesScenarios.failed], shows: failed });
