import { buildScenarioBar } from './build-scenario-bar.ts';

// In a process of its own, as the app's build.
process.env.NODE_ENV = 'production';
await buildScenarioBar();
