import type { FitKind } from './fitment.ts';

/**
 * How many pieces of a part a vehicle needs, as the statements that cover it say. Undefined if none covers it, none says a
 * number, or they say different ones, such as one for the front axle and another for the rear.
 */
export function piecesPerVehicle({
  kind,
  statements,
}: {
  kind: FitKind;
  statements: ReadonlyArray<{ quantity: number | null }>;
}): number | undefined {
  if (kind !== 'fits' && kind !== 'fitsIf') return undefined;
  const stated = new Set(statements.flatMap(({ quantity }) => quantity ?? []));
  const [pieces] = stated;
  return stated.size === 1 ? pieces : undefined;
}
