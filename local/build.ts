import { buildApp } from './build-app.ts';
import { bundle } from './bundle.js';

// `npm run build`: what `npm run serve` needs.
process.env.NODE_ENV = 'production';
await Promise.all([bundle(), buildApp()]);
console.log('Built the app into dist/app and the server into dist/node.');
