import { demoLines } from './demo-lines.ts';
import { runStack } from './stack.ts';

const { shopUrl, mailboxUrl } = await runStack('start');
console.log(`Ready: ${shopUrl}`);
for (const line of demoLines(mailboxUrl)) console.log(line);
