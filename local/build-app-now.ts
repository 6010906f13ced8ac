import { buildApp } from './build-app.ts';

// A separate process, which `npm start` can stop and which frees its memory.
process.env.NODE_ENV = 'production';
await buildApp();
