import { useId, type ReactNode } from 'react';
import type { PartDetails as Details } from '#contract/catalogue/part-details.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { isOutOfStock } from '#contract/catalogue/stock.ts';
import * as common from '#messages/common.js';
import * as others from '#messages/part-choices.js';
import * as m from '#messages/part-details.js';
import { ArrowLink } from '#ui/components/ArrowLink/ArrowLink.tsx';
import { Breadcrumbs } from '#ui/components/Breadcrumbs/Breadcrumbs.tsx';
import { Container } from '#ui/components/Container/Container.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import { useBasketButtons } from '#ui/basket-buttons.ts';
import type { Remote } from '#ui/remote.ts';
import { piecesPerVehicle } from '#contract/fitment/pieces-per-vehicle.ts';
import { verdictOf } from '#contract/fitment/verdict.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { FitTable } from '../../fitment/FitTable/FitTable.tsx';
import { FitVerdict, type FitVerdictProps } from '../../fitment/FitVerdict/FitVerdict.tsx';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { TellMe, type TellMeProps } from './TellMe.tsx';
import { AddToBasket } from '../AddToBasket/AddToBasket.tsx';
import { NotOrderable } from '../PartFacts/NotOrderable.tsx';
import { PartFacts } from '../PartFacts/PartFacts.tsx';
import { AskQuestion, type AskQuestionProps } from '../../Questions/AskQuestion.tsx';
import { PartGallery } from './PartGallery.tsx';
import { References } from './References.tsx';
import { SameNumbers } from './PartChoices.tsx';
import { SimilarParts } from './SimilarParts.tsx';
import { SpecificationValue } from './SpecificationValue.tsx';
import * as styles from './PartDetails.css.ts';

export interface PartDetailsProps {
  part: Remote<Details>;
  /** Parts of the same category. */
  similar: Remote<readonly Part[]>;
  /** The customer's. Null: none is chosen. Undefined: not known yet. */
  vehicle: FitVerdictProps['vehicle'];
  /** What the customer said of it. Absent where nobody is asked. */
  answers?: FitVerdictProps['answers'];
  /** URL of the page on which a vehicle is chosen. */
  vehicleHref: string;
  /** URL of the catalogue. */
  partsHref: string;
  /** URL of the page of a category or a group. */
  categoryHrefOf(slug: string): string;
  /** URL of the parts of a category that fit a vehicle. */
  fittingHrefOf(slug: string, vehicle: Vehicle): string;
  /** URL of a part's order page. */
  hrefOf(part: Pick<Part, '_id'>): string;
  /** How to ask the shop about the part. Null: an admin looks at it. */
  askOf?(part: Part): AskQuestionProps['ask'] | null;
  /** Who can be told when it can be ordered again. Absent while that is not known. */
  tellMe?(part: Pick<Part, '_id'>): Omit<TellMeProps, 'minQuantity'>;
  /** URL of a part's own page, if it has one. */
  partHrefOf(part: Pick<Part, 'address' | 'number'>): string;
}

/** Everything about one part. */
export function PartDetails({ part, ...props }: PartDetailsProps) {
  return (
    <Container>
      <div className={styles.page}>
        {part.status === 'loading' && <Loading />}
        {part.status === 'error' && <LoadFailed of={part} title={m.failed()} />}
        {part.status === 'ready' && <Ready part={part.value} {...props} />}
      </div>
    </Container>
  );
}

type ReadyProps = Omit<PartDetailsProps, 'part'> & { part: Details };

function Ready(props: ReadyProps) {
  const { part, vehicle, answers, vehicleHref, similar, partsHref } = props;
  const { categoryHrefOf, fittingHrefOf, hrefOf, partHrefOf, tellMe } = props;
  const category = part.path.at(-1);
  const { fitments, isFitComplete } = part;
  const ask = props.askOf?.(part);
  const verdict = vehicle ? verdictOf(fitments, isFitComplete, vehicle, answers?.given) : undefined;
  const isCounted = fitments.some(({ quantity }) => quantity !== null);
  const isMisfit = verdict?.kind === 'doesNotFit';
  return (
    <>
      <Breadcrumbs
        pages={[
          { label: common.parts(), href: partsHref },
          ...part.path.map(({ slug, name }) => ({ label: name, href: categoryHrefOf(slug) })),
        ]}
      />
      <div className={styles.top}>
        <PartGallery key={part._id} part={part} />
        <div className={styles.info}>
          {part.state === 'draft' && <Notice tone="info">{m.draft()}</Notice>}
          <PartFacts
            part={part}
            {...(isCounted && { perVehicle: (verdict && piecesPerVehicle(verdict)) ?? null })}
          />
          {part.others && part.others.length > 0 && (
            <Notice tone="info" title={others.others()}>
              <SameNumbers parts={part.others} hrefOf={partHrefOf} />
            </Notice>
          )}
          <FitVerdict
            statements={fitments}
            isComplete={isFitComplete}
            vehicle={vehicle}
            answers={answers}
            vehicleHref={vehicleHref}
            fittingHref={vehicle && category ? fittingHrefOf(category.slug, vehicle) : undefined}
          />
          {part.state === 'onSale' &&
            (isOutOfStock(part) ? (
              <>
                <NotOrderable {...part} />
                {tellMe && <TellMe key={part._id} {...tellMe(part)} minQuantity={part.minQuantity} />}
              </>
            ) : (
              <BuyNow part={part} href={hrefOf(part)} isMisfit={isMisfit} />
            ))}
          {part.state === 'onSale' && ask && (
            <AskQuestion key={part._id} about="part" name={part.name} ask={ask} />
          )}
        </div>
      </div>
      <div className={styles.sections}>
        {part.specifications.length > 0 && (
          <Section title={m.specifications()} note={m.specificationsNote()}>
            <DescriptionList
              columns={3}
              cells={part.specifications.map((specification) => ({
                label: specification.name,
                value: <SpecificationValue {...specification} />,
              }))}
            />
          </Section>
        )}
        <Section
          title={m.fits()}
          note={fitments.some(({ model }) => model !== null) ? m.fitsNote() : undefined}
        >
          <FitTable
            key={part._id}
            statements={fitments}
            isComplete={isFitComplete}
            vehicle={vehicle}
            answers={answers?.given}
          />
        </Section>
        {part.references.length > 0 && (
          <Section title={m.crossReferences()} note={m.crossReferencesNote()}>
            <References references={part.references} />
          </Section>
        )}
        {isLong(part.description) && (
          <Section title={common.description()}>
            <Text style="body">
              <TypedText>{part.description}</TypedText>
            </Text>
          </Section>
        )}
        <SimilarParts
          similar={similar}
          hrefOf={hrefOf}
          partHrefOf={partHrefOf}
          action={
            category && (
              <ArrowLink href={categoryHrefOf(category.slug)}>
                {m.allIn({ category: category.name })}
              </ArrowLink>
            )
          }
        />
      </div>
    </>
  );
}

/** Whether a text is longer than what the facts show of it. */
const isLong = (text: string) => text.length > 200 || text.includes('\n');

function BuyNow({ part, href, isMisfit }: { part: Part; href: string; isMisfit: boolean }) {
  const basket = useBasketButtons();
  return (
    <div className={styles.buy}>
      <div className={styles.buttons}>
        <div className={styles.buyNow}>
          <LinkButton href={href} tone={isMisfit ? 'line' : 'primary'} size="lg" isBlock>
            {common.buyNow()}
          </LinkButton>
        </div>
        {basket && (
          <div className={styles.toBasket}>
            <AddToBasket key={part._id} part={part} basket={basket} look="page" />
          </div>
        )}
      </div>
      <Text style="small" tone="muted">
        {isMisfit ? m.orderForAnother() : m.chargedLater()}
      </Text>
      {basket && (
        <Text style="small" tone="muted">
          {m.basketTakesMinimum({ minimum: formatCount(part.minQuantity) })}
        </Text>
      )}
    </div>
  );
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div>
        <Text as="h2" style="h3" id={titleId}>
          {title}
        </Text>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}

function Loading() {
  return (
    <>
      <HiddenStatus>{m.loading()}</HiddenStatus>
      <div className={styles.place.breadcrumbs}>
        <Skeleton shape="fill" />
      </div>
      <div className={styles.top}>
        <div className={styles.loadingGallery}>
          <Skeleton shape="fill" />
        </div>
        <div className={styles.info}>
          {(['name', 'number', 'text', 'figures', 'verdict', 'button'] as const).map((place) => (
            <div key={place} className={styles.place[place]}>
              <Skeleton shape="fill" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
