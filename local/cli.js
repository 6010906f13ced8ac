#!/usr/bin/env node
// The entry point of the npm scripts. JavaScript, because Node 20 does not run TypeScript.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const operations = 'local/operations/main.ts';

const sources = {
  start: 'local/start.ts',
  dev: 'local/start.ts',
  serve: 'server/main.ts',
  migrate: operations,
  admin: operations,
  seed: operations,
  categories: operations,
  backup: operations,
  restore: operations,
  doctor: operations,
  audit: operations,
  mark: operations,
  mail: operations,
  import: operations,
  'mock-auth': 'mocks/auth/main.ts',
  'mock-stripe': 'mocks/stripe/main.ts',
};

/** @param {string} line */
function fail(line) {
  console.error(line);
  process.exit(1);
}

/** @param {string} file */
const inProject = (file) => new URL(`../${file}`, import.meta.url);

const command = process.argv[2] ?? '';
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (!Object.hasOwn(sources, command)) fail(`Usage: node local/cli.js ${Object.keys(sources).join('|')}`);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old: Norholt needs 20.19 or newer.`);
}

const settings = fileURLToPath(inProject('.env'));
if (existsSync(settings)) process.loadEnvFile(settings);

const source = sources[command];
// A release and a container have the bundles of `npm run build` instead of tsx.
const hasTsx = existsSync(inProject('node_modules/tsx'));
const bundles = { 'server/main.ts': 'server.js', ...(!hasTsx && { [operations]: 'operations.js' }) };

try {
  process.setSourceMapsEnabled(true);
  if (source in bundles) {
    const bundle = inProject(`dist/node/${bundles[source]}`);
    if (!existsSync(bundle)) fail('The server is not built: run npm ci && npm run build first.');
    await import(bundle.href);
  } else {
    const { register } = await import('tsx/esm/api');
    register();
    await import(inProject(source).href);
  }
} catch (error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  fail(`${error.message.split(' imported from')[0]}. Run npm ci first.`);
}
