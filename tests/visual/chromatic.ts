import { spawnSync } from 'node:child_process';
import { importsOfSheets, readModuleGraph } from './module-graph.ts';

/*
 * `npm run chromatic`: runs Chromatic. TurboSnap reads Vite's module graph, which has no imports of style sheets. So what
 * style sheets import is named as an external: its change counts for every story.
 */

const externals = ['app/public/**', 'tokens/**', ...importsOfSheets(await readModuleGraph())];
const options = externals.map((file) => `--externals=${file}`);
const { status } = spawnSync('chromatic', [...options, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
