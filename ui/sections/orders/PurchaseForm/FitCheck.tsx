import * as m from '#messages/purchase-form.js';
import { Checkbox } from '#ui/components/Checkbox/Checkbox.tsx';
import type { OrderFit } from './order-fit.ts';
import { FitQuestions, type FitQuestionsProps } from '../../fitment/FitQuestions/FitQuestions.tsx';
import { VerdictBox } from '../../fitment/FitVerdict/VerdictBox.tsx';

export interface FitCheckProps extends Pick<FitQuestionsProps, 'onAnswer' | 'onMonth'> {
  fit: OrderFit;
  /** The customer wants the part although it does not fit. */
  orderAnyway: boolean;
  onOrderAnywayChange?(orderAnyway: boolean): void;
}

/** Asks what is open of the vehicle. If the part does not fit, asks whether to order it anyway. */
export const FitCheck = ({ fit, orderAnyway, onOrderAnywayChange, ...asking }: FitCheckProps) => {
  const { kind, title, evidence, questions } = fit;
  const isMisfit = kind === 'doesNotFit';
  return (
    <VerdictBox
      kind={kind}
      title={title}
      evidence={[...evidence, isMisfit ? m.orderKeepsNote() : m.orderKeepsAnswers()]}
      questions={questions && <FitQuestions questions={questions} {...asking} />}
    >
      {isMisfit && (
        <Checkbox label={m.orderAnyway()} isChecked={orderAnyway} onChange={onOrderAnywayChange} />
      )}
    </VerdictBox>
  );
};
