import { useId, type ReactNode } from 'react';
import type { PartDetails as Details } from '#contract/part-details.ts';
import type { Part } from '#contract/parts.ts';
import { isOutOfStock } from '#contract/stock.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/part-details.js';
import { ArrowLink } from '#ui/components/ArrowLink/ArrowLink.tsx';
import { Breadcrumbs } from '#ui/components/Breadcrumbs/Breadcrumbs.tsx';
import { Container } from '#ui/components/Container/Container.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import type { Remote } from '#ui/remote.ts';
import { LoadFailed } from '../LoadFailed/LoadFailed.tsx';
import { NotOrderable } from '../PartFacts/NotOrderable.tsx';
import { PartFacts } from '../PartFacts/PartFacts.tsx';
import { PartGallery } from './PartGallery.tsx';
import { References } from './References.tsx';
import { SimilarParts } from './SimilarParts.tsx';
import { SpecificationValue } from './SpecificationValue.tsx';
import * as styles from './PartDetails.css.ts';

export interface PartDetailsProps {
  part: Remote<Details>;
  /** Parts of the same category. */
  similar: Remote<readonly Part[]>;
  /** URL of the catalogue. */
  partsHref: string;
  /** URL of the page of a category or a group. */
  categoryHrefOf(slug: string): string;
  /** URL of a part's order page. */
  hrefOf(part: Pick<Part, '_id'>): string;
  /** URL of a part's own page, if it has one. */
  partHrefOf(part: Pick<Part, 'number'>): string | undefined;
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

function Ready({ part, similar, partsHref, categoryHrefOf, hrefOf, partHrefOf }: ReadyProps) {
  const category = part.path.at(-1);
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
          <PartFacts part={part} />
          {part.state === 'onSale' &&
            (isOutOfStock(part) ? <NotOrderable {...part} /> : <BuyNow href={hrefOf(part)} />)}
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

function BuyNow({ href }: { href: string }) {
  return (
    <div className={styles.buy}>
      <LinkButton href={href} tone="primary" size="lg" isBlock>
        {common.buyNow()}
      </LinkButton>
      <Text style="small" tone="muted">
        {m.chargedLater()}
      </Text>
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
          {(['name', 'number', 'text', 'figures', 'button'] as const).map((place) => (
            <div key={place} className={styles.place[place]}>
              <Skeleton shape="fill" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
