#!/usr/bin/env node
// The entry point of the npm scripts: updates the bundle, then runs the command. JavaScript, because Node 20 does not
// run TypeScript.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, projectRoot } from './bundle.js';

const entries = {
  start: 'start.js',
  dev: 'dev.js',
  serve: 'server.js',
  migrate: 'operations.js',
  admin: 'operations.js',
  seed: 'operations.js',
  backup: 'operations.js',
  restore: 'operations.js',
  doctor: 'operations.js',
  audit: 'operations.js',
  mark: 'operations.js',
  'mock-auth': 'auth.js',
  'mock-stripe': 'stripe.js',
  bundle: null,
};

/** @param {string} line */
function fail(line) {
  console.error(line);
  process.exit(1);
}

const command = process.argv[2] ?? '';
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (!(command in entries)) fail(`Usage: node local/cli.js ${Object.keys(entries).join('|')}`);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old: Norholt needs 20.19 or newer.`);
}

const settings = path.join(projectRoot, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);

try {
  const folder = await bundle();
  const entry = entries[command];
  if (entry === null) console.log(folder);
  else {
    process.setSourceMapsEnabled(true);
    await import(pathToFileURL(path.join(folder, entry)).href);
  }
} catch (error) {
  if (error?.code === 'ERR_MODULE_NOT_FOUND')
    fail(`${error.message.split(' imported from')[0]}. Run npm ci first.`);
  if (error?.code === 'EACCES' || error?.code === 'EROFS' || error?.code === 'EPERM') {
    fail(
      `The folder ${path.join(projectRoot, 'dist')} is not writable (${error.code}): make the checkout writable for this user, or run npm run build as its owner first.`,
    );
  }
  throw error;
}
