import { buildApp } from './build-app.ts';
import { buildServer } from './build-server.ts';

// `npm run build` builds the app and the server for `npm run serve`; `npm start` runs this for the app alone.
process.env.NODE_ENV = 'production';
if (process.argv[2] === 'app') await buildApp();
else {
  await Promise.all([buildServer(), buildApp()]);
  console.log('Built the app into dist/app and the server into dist/node.');
}
