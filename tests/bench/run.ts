import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '#tests/browser.ts';
import { projectRoot } from '#server/core/root.ts';
import { measureBudgets } from './budgets.ts';
import { measureCapacity } from './capacity.ts';
import { measurePages } from './pages.ts';
import { startStack } from './processes.ts';
import { measureServer, measureSoak } from './server.ts';
import { printTable, type Table } from './table.ts';

/* `npm run bench [-- <part>...]`: measures everything, or the named parts. See README.md. */

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    keep: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    'skip-lists': { type: 'boolean', default: false },
    minutes: { type: 'string', default: '30' },
  },
});

type Measure = (browser: Browser) => Promise<Table['rows']>;

const browserParts: Readonly<Record<string, { title: string; measure: Measure }>> = {
  budgets: { title: 'Budgets', measure: measureBudgets },
  pages: { title: 'Pages', measure: () => measurePages(Number(options.runs), options.only) },
};
const names = [...Object.keys(browserParts), 'server', 'capacity', 'soak'];

const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. The parts are ${names.join(', ')}.`);
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);

async function measureInBrowser(): Promise<Table[]> {
  const wanted = Object.entries(browserParts).filter(([name]) => isWanted(name));
  if (wanted.length === 0) return [];
  const shop = await startStack();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const tables: Table[] = [];
    for (const [name, { title, measure }] of wanted) {
      console.log(`${name} …`);
      tables.push({ title, rows: await measure(browser) });
    }
    return tables;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

execFileSync('npm', ['run', '--silent', 'build'], { cwd: projectRoot, stdio: 'inherit' });
const tables = await measureInBrowser();
if (isWanted('server')) {
  tables.push(
    ...(await measureServer({
      keep: options.keep,
      rounds: Number(options.rounds),
      seconds: Number(options.seconds),
      only: options.only,
      skipLists: options['skip-lists'],
    })),
  );
}
if (positionals.includes('capacity')) {
  const rows = await measureCapacity(options.keep, 5 * Number(options.seconds));
  tables.push({ title: 'Server: capacity', rows });
}
if (positionals.includes('soak')) {
  tables.push(await measureSoak(Number(options.minutes), options.keep));
}
const results = tables.map(printTable);
process.exit(results.every(Boolean) ? 0 : 1);
