import * as m from '#messages/fitment.js';
import type { FitmentFault } from './verdict.ts';

/** What is wrong with a row of statements, for its admin. */
export function faultMessage(fault: FitmentFault): string {
  switch (fault.kind) {
    case 'unknownModel':
      return m.chooseModel();
    case 'unknownEngine':
      return m.chooseEngine();
    case 'yearsReversed':
      return m.yearsReversed();
    case 'notBuilt':
      return m.notBuilt({ model: fault.name, from: String(fault.from), to: String(fault.to) });
    case 'overlaps':
      return m.overlaps({ row: fault.row + 1 });
  }
}
