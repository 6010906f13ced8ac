import { buildApp } from './build-app.ts';

// In a process of its own, which `npm start` can stop and which leaves its memory when it is done.
process.env.NODE_ENV = 'production';
await buildApp();
