import { faultsOf, linesOf, readProofs } from './proofs.ts';
import { readSource } from './sources.ts';

/** Prints each line of the product and each fault in the browser with the tests that prove it. */
const proofs = readProofs();
for (const { id, text } of [
  ...linesOf(readSource('docs/product.md')),
  ...faultsOf(readSource('docs/rules.md')),
]) {
  console.log(`\n${id}  ${text}`);
  for (const { file, title } of proofs.filter(({ proves }) => proves.includes(id))) {
    console.log(`      ${file} › ${title}`);
  }
}
