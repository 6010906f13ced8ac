import { demoLines } from './demo-lines.ts';
import { runDevStack } from './dev-stack.ts';

const { shopUrl, mailboxUrl } = await runDevStack('start');
console.log(`Ready: ${shopUrl}`);
for (const line of demoLines(mailboxUrl)) console.log(line);
