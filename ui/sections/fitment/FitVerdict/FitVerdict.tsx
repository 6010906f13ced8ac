import type { Answer, Statement } from '#contract/fitment/fitment.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { verdictOf } from '#contract/fitment/verdict.ts';
import * as fit from '#messages/fit.js';
import * as m from '#messages/fit-verdict.js';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { countQuestions, fitQuestions } from '../FitQuestions/fit-questions.ts';
import { FitQuestions, type FitQuestionsProps } from '../FitQuestions/FitQuestions.tsx';
import { evidenceOf, statedIn, titleOf } from './evidence.ts';
import { VerdictBox } from './VerdictBox.tsx';

/** What the customer said of the vehicle. */
export interface FitAnswers extends Pick<FitQuestionsProps, 'onAnswer' | 'onMonth'> {
  given: readonly Answer[];
}

export interface FitVerdictProps {
  statements: readonly Statement[];
  /** Whether the part fits no others. */
  isComplete: boolean;
  /** The customer's. Null: none is chosen. Undefined: not known yet. */
  vehicle: Vehicle | null | undefined;
  /** Absent where nobody is asked. */
  answers?: FitAnswers | undefined;
  /** URL of the page on which a vehicle is chosen. */
  vehicleHref: string;
  /** URL of other parts that fit the vehicle. */
  fittingHref?: string;
}

/**
 * Says whether a part fits the customer's vehicle, and why, and asks what is open. Where that depends on the vehicle, it is
 * as high in each state, so that nothing moves.
 */
export function FitVerdict(props: FitVerdictProps) {
  const { statements, isComplete, vehicle, answers, vehicleHref, fittingHref } = props;
  const universal = statements.find(({ model, conditions }) => model === null && conditions.length === 0);
  if (universal) return <VerdictBox kind="fits" title={fit.fitsEvery()} evidence={statedIn(universal)} />;
  if (statements.length === 0)
    return <VerdictBox kind="notKnown" title={m.notKnownForAny()} evidence={[m.nothingStated()]} />;
  const reservedQuestions = countQuestions(statements);
  if (vehicle) {
    const verdict = verdictOf(statements, isComplete, vehicle, answers?.given);
    const questions = answers && fitQuestions(statements, isComplete, vehicle, answers.given);
    return (
      <VerdictBox
        kind={verdict.kind}
        title={titleOf(verdict, vehicle)}
        evidence={evidenceOf(verdict, vehicle)}
        questions={
          questions && (
            <FitQuestions questions={questions} onAnswer={answers.onAnswer} onMonth={answers.onMonth} />
          )
        }
        isReserved
        reservedQuestions={reservedQuestions}
      >
        {verdict.kind === 'doesNotFit' && fittingHref !== undefined && (
          <LinkButton href={fittingHref} tone="solid">
            {m.showFitting()}
          </LinkButton>
        )}
        <TextLink href={vehicleHref}>{m.anotherVehicle()}</TextLink>
      </VerdictBox>
    );
  }
  return (
    <VerdictBox
      kind="notKnown"
      title={m.whichVehicle()}
      evidence={[m.chooseOnce()]}
      isReserved
      reservedQuestions={reservedQuestions}
      isHidden={vehicle === undefined}
    >
      <LinkButton href={vehicleHref}>{m.choose()}</LinkButton>
    </VerdictBox>
  );
}
