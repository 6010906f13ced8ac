import { execFile } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './bundle.js';
import { demoLines } from './demo-lines.ts';
import { runDevStack } from './dev-stack.ts';
import { messageOf } from './start-error.ts';

const quietMs = 150;
const run = promisify(execFile);

const { shopUrl, mailboxUrl, server, useBundle, prepareDatabase } = await runDevStack('dev');
console.log(`Ready: ${shopUrl}`);
for (const line of demoLines(mailboxUrl)) console.log(line);

let timer: NodeJS.Timeout | undefined;
let turn: Promise<void> = Promise.resolve();
for (const folder of ['contract', 'server']) {
  watch(path.join(projectRoot, folder), { recursive: true }, (_event, file) => {
    if (file === null || file.includes('.test.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(renew);
    }, quietMs);
  });
}

/** A server from the sources as they are now; the old one goes on when they do not build. */
async function renew(): Promise<void> {
  try {
    const { stdout } = await run(process.execPath, [path.join(projectRoot, 'local/cli.js'), 'bundle']);
    useBundle(stdout.trim());
    await prepareDatabase();
    await server.replace();
    console.log('The server runs from the changed sources');
  } catch (error) {
    console.error(messageOf(error));
  }
}
