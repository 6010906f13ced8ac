import { useId, type ReactNode } from 'react';
import type { FitKind, Statement } from '#contract/fitment.ts';
import type { Vehicle } from '#contract/vehicles.ts';
import { verdictOf, type Verdict } from '#contract/verdict.ts';
import * as fit from '#messages/fit.js';
import * as m from '#messages/fit-verdict.js';
import { FitGlyph } from '#ui/components/FitGlyph/FitGlyph.tsx';
import { listEngines } from '#ui/components/FitMark/fit-words.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { evidenceOf, shortName } from './evidence.ts';
import * as styles from './FitVerdict.css.ts';

export interface FitVerdictProps {
  statements: readonly Statement[];
  /** Whether the part fits no others. */
  isComplete: boolean;
  /** The customer's. Null: none is chosen. Undefined: not known yet. */
  vehicle: Vehicle | null | undefined;
  /** URL of the page on which a vehicle is chosen. */
  vehicleHref: string;
  /** URL of other parts that fit the vehicle. */
  fittingHref?: string;
}

/** Says whether a part fits the customer's vehicle, and why. As high in each state, so that nothing moves. */
export function FitVerdict({ statements, isComplete, vehicle, vehicleHref, fittingHref }: FitVerdictProps) {
  const another = <TextLink href={vehicleHref}>{m.anotherVehicle()}</TextLink>;
  const universal = statements.find(({ model }) => model === null);
  if (vehicle) {
    const verdict = verdictOf(statements, isComplete, vehicle);
    return (
      <VerdictBox
        kind={verdict.kind}
        title={titleOf(verdict, vehicle)}
        evidence={evidenceOf(verdict, vehicle)}
        isReserved
      >
        {verdict.kind === 'doesNotFit' && fittingHref !== undefined && (
          <LinkButton href={fittingHref} tone="solid">
            {m.showFitting()}
          </LinkButton>
        )}
        {another}
      </VerdictBox>
    );
  }
  if (universal) return <VerdictBox kind="fits" title={fit.fitsEvery()} evidence={[]} isReserved />;
  return (
    <VerdictBox
      kind="notKnown"
      title={m.whichVehicle()}
      evidence={[m.chooseOnce()]}
      isReserved
      isHidden={vehicle === undefined}
    >
      <LinkButton href={vehicleHref}>{m.choose()}</LinkButton>
    </VerdictBox>
  );
}

/** "Fits your Golf VII 2016". */
export function titleOf({ kind, statements }: Verdict<Statement>, of: Vehicle): string {
  const vehicle = shortName(of);
  switch (kind) {
    case 'fits':
      return statements.some(({ model }) => model === null) ? fit.fitsEvery() : m.fits({ vehicle });
    case 'fitsIf':
      return m.fitsIf({
        vehicle,
        engines: listEngines(statements.flatMap(({ engine }) => engine?.name ?? [])),
      });
    case 'doesNotFit':
      return m.doesNotFit({ vehicle });
    case 'notKnown':
      return m.notKnown({ vehicle });
  }
}

export interface VerdictBoxProps {
  kind: FitKind;
  title: string;
  /** Sentences. */
  evidence: readonly string[];
  /** Whether it is as high as any other verdict. */
  isReserved?: boolean;
  /** Hidden until the browser's vehicle is known. Without scripts, it is shown. */
  isHidden?: boolean;
  /** What can be done. */
  children?: ReactNode;
}

/** A verdict with its evidence. */
export function VerdictBox(props: VerdictBoxProps) {
  const { kind, title, evidence, isReserved = false, isHidden = false, children } = props;
  const id = useId();
  return (
    <section className={styles.verdict({ kind, isReserved, isHidden })} aria-labelledby={id}>
      <FitGlyph kind={kind} size={24} />
      <div className={styles.content}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {evidence.length > 0 && (
          <p className={styles.evidence} dir="auto">
            {evidence.join(' ')}
          </p>
        )}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </section>
  );
}
