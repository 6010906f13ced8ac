import { expect, test } from 'vitest';
import { applyMutant, rangeOf, readMutants } from '#tests/mutants/mutants.ts';
import { readSource } from './sources.ts';

const { guards, mutants } = readMutants();

test.each(Object.values(guards))('$file contains the guard $code once', (guard) => {
  expect(rangeOf(readSource(guard.file), guard)).toMatch(/:\d+:\d+-\d+:\d+$/);
});

test.each(Object.entries(mutants))('%s: the replaced text occurs once', (_name, mutant) => {
  const source = readSource(mutant.file);
  expect(applyMutant(source, mutant)).not.toBe(source);
});
