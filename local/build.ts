import { buildApp } from './build-app.ts';
import { bundle } from './bundle.js';

// `npm run build`: builds the app and the server for `npm run serve`.
process.env.NODE_ENV = 'production';
await Promise.all([bundle(), buildApp()]);
console.log('Built the app into dist/app and the server into dist/node.');
