import { expect, test } from 'vitest';
import { applyMutant, rangeOf, readMutants } from '#tests/mutants/mutants.ts';
import { linesOf, readProofs } from './proofs.ts';
import { readSource } from './sources.ts';
import { testsAt } from './tests-in.ts';

const { guards, mutants, spec } = readMutants();

test.each(Object.values(guards))('$file contains the guard $code once, and its tests exist', (guard) => {
  expect(rangeOf(readSource(guard.file), guard)).toMatch(/:\d+:\d+-\d+:\d+$/);
  for (const file of guard.tests) expect(testsAt(file)).not.toEqual([]);
});

test.each(Object.entries({ ...mutants, ...spec }))(
  '%s: the replaced text occurs once, and the test exists',
  (_name, mutant) => {
    const source = readSource(mutant.file);
    expect(applyMutant(source, mutant)).not.toBe(source);
    const [file = '', ...titles] = mutant.killedBy.split(' › ');
    expect(testsAt(file).some((test) => test.test(titles.join(' › ')))).toBe(true);
  },
);

test('each line of the specification has one mutant, which a test that proves the line kills', () => {
  const lines = linesOf(readSource('docs/product.md')).map(({ id }) => id);
  expect(new Set(Object.keys(spec))).toEqual(new Set(lines));
  const proofs = readProofs();
  const unproven = lines.filter((id) => {
    const [file = '', ...titles] = spec[id]?.killedBy.split(' › ') ?? [];
    const killer = testsAt(file).find((test) => test.test(titles.join(' › ')));
    return !proofs.some(
      (proof) => proof.file === file && proof.proves.includes(id) && killer?.test(proof.title),
    );
  });
  expect(unproven).toEqual([]);
});
