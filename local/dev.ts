import { execFile } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './bundle.js';
import { demoLines } from './demo-lines.ts';
import { runDevStack } from './dev-stack.ts';
import { messageOf } from './start-error.ts';

const debounceMs = 150;
const run = promisify(execFile);

const { shopUrl, mailboxUrl, server, useBundle, prepareDatabase } = await runDevStack('dev');
console.log(`Ready: ${shopUrl}`);
for (const line of demoLines(mailboxUrl)) console.log(line);

let timer: NodeJS.Timeout | undefined;
let reloads: Promise<void> = Promise.resolve();
for (const folder of ['contract', 'server']) {
  watch(path.join(projectRoot, folder), { recursive: true }, (_event, file) => {
    if (file === null || file.includes('.test.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reloads = reloads.then(reload);
    }, debounceMs);
  });
}

/** Restarts the server from the current sources. The old one keeps running when the build fails. */
async function reload(): Promise<void> {
  try {
    const { stdout } = await run(process.execPath, [path.join(projectRoot, 'local/cli.js'), 'bundle']);
    useBundle(stdout.trim());
    await prepareDatabase();
    await server.replace();
    console.log('Restarted the server');
  } catch (error) {
    console.error(messageOf(error));
  }
}
