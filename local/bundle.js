import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = findRoot(path.dirname(fileURLToPath(import.meta.url)));

const home = path.join(projectRoot, 'dist/node');
const roots = [
  'contract',
  'local',
  'messages',
  'mocks',
  'server',
  'tokens',
  'package.json',
  'package-lock.json',
];

const programs = {
  operations: 'local/operations/main.ts',
  server: 'server/main.ts',
  // The server expects it in its own folder.
  'image-worker': 'server/images/image-worker.ts',
};

const localPrograms = {
  start: 'local/start.ts',
  dev: 'local/dev.ts',
  'dev-app': 'local/dev-app.ts',
  'build-app': 'local/build-app-now.ts',
  auth: 'mocks/auth/main.ts',
  stripe: 'mocks/stripe/main.ts',
};

/** Their hundreds of modules, loaded one by one, took a quarter of the time of a start. */
const bundledPackages = ['stripe', 'zod'];

/** mocks/browser-script.ts reads them by these names. */
const browserScripts = {
  'stripe.browser': 'mocks/stripe/browser.ts',
  'gapi.browser': 'mocks/auth/gapi.ts',
  'mailbox.browser': 'mocks/auth/mailbox-browser.ts',
};

const notASource = /\.(test|stories)\.tsx?$|\.md$/;

export function fingerprint(roots) {
  const hash = createHash('sha256');
  for (const file of roots.flatMap((root) => filesUnder(path.join(projectRoot, root))).sort()) {
    hash
      .update(`${path.relative(projectRoot, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

export async function bundle() {
  // A container image has the bundle without its sources.
  if (!existsSync(path.join(projectRoot, programs.server))) return path.join(home, readdirSync(home)[0]);
  const folder = path.join(home, fingerprint(roots));
  if (existsSync(folder)) return folder;
  mkdirSync(home, { recursive: true });
  const fresh = mkdtempSync(path.join(home, '.half-'));
  try {
    await bundleInto(fresh);
    chmodSync(fresh, 0o755);
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // Another process may have created the folder.
    if (!existsSync(folder)) throw error;
  }
  removeOldBundles(folder);
  return folder;
}

export function keepBundle(folder) {
  writeFileSync(path.join(folder, `used-by-${process.pid}`), '');
}

async function bundleInto(outdir) {
  const { build, stop } = await import('esbuild');
  const inProject = (entries) =>
    Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(projectRoot, file)]));
  const forNode = {
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: packageNames().filter((name) => !bundledPackages.includes(name)),
    sourcemap: true,
    logLevel: 'warning',
  };
  await Promise.all([
    build({
      ...forNode,
      entryPoints: inProject(programs),
      // Otherwise a program loads what its dynamic imports need at its start.
      splitting: true,
      chunkNames: 'chunk-[hash]',
    }),
    build({ ...forNode, entryPoints: inProject(localPrograms) }),
    build({
      entryPoints: inProject(browserScripts),
      outdir,
      bundle: true,
      format: 'iife',
      target: 'es2022',
      logLevel: 'warning',
    }),
  ]);
  // Stops the helper process of esbuild.
  await stop();
}

function packageNames() {
  const manifest = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
}

/** Removes bundles that no process uses. A process may be about to use a recent one. */
function removeOldBundles(current) {
  for (const name of readdirSync(home)) {
    const folder = path.join(home, name);
    const isRecent = Date.now() - statSync(folder).mtimeMs < 10 * 60_000;
    if (folder !== current && !isRecent && !isUsed(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

function isUsed(folder) {
  return readdirSync(folder).some((name) => {
    const [, pid] = /^used-by-(\d+)$/.exec(name) ?? [];
    return pid !== undefined && existsSync(`/proc/${pid}`);
  });
}

function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !notASource.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function findRoot(folder) {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('There is no package.json above local/.');
  return findRoot(parent);
}
