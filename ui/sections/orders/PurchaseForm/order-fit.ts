import type { Answer, FitKind } from '#contract/fitment/fitment.ts';
import type { PartDetails } from '#contract/catalogue/part-details.ts';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { verdictOf } from '#contract/fitment/verdict.ts';
import { fitQuestions, type FitQuestionsOf } from '../../fitment/FitQuestions/fit-questions.ts';
import { evidenceOf, titleOf } from '../../fitment/FitVerdict/evidence.ts';

/** What an order says of the vehicle that it is for. */
export interface OrderFit {
  /** "Volkswagen Golf VII 2016, 1.4 TSI". */
  vehicle: string;
  kind: FitKind;
  /** "Does not fit your Golf VII 2016". */
  title: string;
  /** Sentences. */
  evidence: readonly string[];
  /** Null without any. */
  questions: FitQuestionsOf | null;
}

export function orderFit(
  part: Pick<PartDetails, 'fitments' | 'isFitComplete'>,
  vehicle: Vehicle,
  given: readonly Answer[],
): OrderFit {
  const verdict = verdictOf(part.fitments, part.isFitComplete, vehicle, given);
  return {
    vehicle: vehicleName(vehicle) ?? '',
    kind: verdict.kind,
    title: titleOf(verdict, vehicle),
    evidence: evidenceOf(verdict, vehicle),
    questions: fitQuestions(part.fitments, part.isFitComplete, vehicle, given),
  };
}
