import type { Vehicle } from '#contract/fitment/vehicles.ts';
import type { FitAnswers } from '#ui/sections/fitment/FitVerdict/FitVerdict.tsx';
import { answerOf, keepMonth, useAnswersOf } from './vehicle-answers.ts';

/** What the customer said of a vehicle, and how to say more. Undefined without a vehicle. */
export function useFitAnswers(vehicle: Vehicle | null | undefined): FitAnswers | undefined {
  const given = useAnswersOf(vehicle);
  if (!vehicle) return undefined;
  return {
    given,
    onAnswer: (answer) => answerOf(vehicle, answer),
    onMonth: (month) => keepMonth(vehicle, month),
  };
}
