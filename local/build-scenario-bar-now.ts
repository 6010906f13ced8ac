import { buildScenarioBar } from './build-scenario-bar.ts';

// A separate process, like the build of the app.
process.env.NODE_ENV = 'production';
await buildScenarioBar();
