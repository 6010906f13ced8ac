import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { changesBetween, tokensIn } from './changes.ts';

/* `npm run tokens:changes [-- <commit> [<commit>]]`: the changes of tokens since a commit, by default the last one. */

const file = 'tokens/tokens.json';
const [from = 'HEAD', to] = process.argv.slice(2);

const at = (commit: string | undefined) =>
  tokensIn(
    commit === undefined
      ? readFileSync(file, 'utf8')
      : execFileSync('git', ['show', `${commit}:${file}`], { encoding: 'utf8' }),
  );

const changes = changesBetween(at(from), at(to));
console.log(changes.length === 0 ? 'No token has changed.' : changes.join('\n'));
