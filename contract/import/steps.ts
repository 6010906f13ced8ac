import type { ImportState, ImportStep } from './imports.ts';

const steps: Record<ImportStep, { from: readonly ImportState[]; to: ImportState }> = {
  check: { from: ['columns', 'checked'], to: 'checking' },
  import: { from: ['checked'], to: 'importing' },
  publish: { from: ['done'], to: 'publishing' },
  undo: { from: ['done'], to: 'undoing' },
};

/** The state of a run that takes a step. Null: it cannot in its state. */
export const stateAfterStep = (step: ImportStep, state: ImportState): ImportState | null =>
  steps[step].from.includes(state) ? steps[step].to : null;
