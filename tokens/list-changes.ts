import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { changesBetween, tokensIn } from './changes.ts';
import { brandNames, type BrandName } from './logos.ts';

/* `npm run tokens:changes [-- <commit> [<commit>]]`: the changes of tokens since a commit, by default the last one. */

const [from = 'HEAD', to] = process.argv.slice(2);

function tokensAt(commit: string | undefined, brand: BrandName) {
  const file = `tokens/brands/${brand}/tokens.json`;
  const json =
    commit === undefined
      ? readFileSync(file, 'utf8')
      : execFileSync('git', ['show', `${commit}:${file}`], { encoding: 'utf8' });
  return tokensIn(json);
}

for (const brand of brandNames) {
  const changes = changesBetween(tokensAt(from, brand), tokensAt(to, brand));
  console.log(`${brand}:\n${changes.length === 0 ? 'No token has changed.' : changes.join('\n')}`);
}
