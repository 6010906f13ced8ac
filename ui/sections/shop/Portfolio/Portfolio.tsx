import { useId } from 'react';
import * as common from '#messages/common.js';
import * as m from '#messages/portfolio.js';
import * as product from '#messages/product.js';
import { ArrowLink } from '#ui/components/ArrowLink/ArrowLink.tsx';
import { Container } from '#ui/components/Container/Container.tsx';
import {
  DescriptionList,
  type DescriptionListProps,
} from '#ui/components/DescriptionList/DescriptionList.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import type { DrawingName } from '#ui/components/Drawing/drawing-for.ts';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { grid } from '../../RuledGrid/RuledGrid.css.ts';
import * as styles from './Portfolio.css.ts';

/** Empty texts and lists are left out. */
export interface PortfolioProps {
  /** The name and the profession, in one sentence. */
  statement: string;
  lead: string;
  email: string;
  phone: string;
  city: string;
  /** `href` is the URL of another site. */
  projects: readonly { name: string; text: string; href: string; drawing: DrawingName }[];
  /** Newest first. Years; `to` is null while it is in progress. */
  education: readonly { from: number; to: number | null; degree: string }[];
  skills: readonly { area: string; names: readonly string[] }[];
  /** Where the page leads while it has no project. */
  homeHref: string;
}

/** The developer's portfolio, in one column on narrow screens. */
export function Portfolio(props: PortfolioProps) {
  const { statement, lead, projects, homeHref, education, skills, ...contact } = props;
  return (
    <Container>
      <div className={styles.opening}>
        <section className={styles.hero}>
          <h1 className={styles.statement} dir="auto">
            {statement}
          </h1>
          {lead !== '' && (
            <p className={styles.lead} dir="auto">
              {lead}
            </p>
          )}
        </section>
        <div className={styles.contact}>
          <Contact {...contact} />
        </div>
      </div>
      <Projects projects={projects} homeHref={homeHref} />
      <div className={styles.background}>
        <div className={styles.education}>
          <Facts
            title={m.education()}
            columns={1}
            cells={education.map(({ from, to, degree }) => ({
              label: to === null ? m.since({ from }) : m.years({ from, to }),
              isFigure: true,
              value: degree,
            }))}
          />
        </div>
        <div className={styles.skills}>
          <Facts
            title={m.skills()}
            columns={2}
            cells={skills.map(({ area, names }) => ({ label: area, value: names.join(', ') }))}
          />
        </div>
      </div>
    </Container>
  );
}

function Contact({ email, phone, city }: Pick<PortfolioProps, 'email' | 'phone' | 'city'>) {
  const titleId = useId();
  const call = (
    <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      <Numeric>{phone}</Numeric>
    </TextLink>
  );
  const facts = [
    { fact: email, label: common.email(), value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
    { fact: phone, label: common.phone(), value: call },
    { fact: city, label: m.city(), value: city },
  ].filter(({ fact }) => fact !== '');
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <VisuallyHidden>
        <h2 id={titleId}>{m.contactDetails()}</h2>
      </VisuallyHidden>
      <DescriptionList columns={1} cells={facts} />
    </section>
  );
}

function Projects({ projects, homeHref }: Pick<PortfolioProps, 'projects' | 'homeHref'>) {
  const titleId = useId();
  return (
    <section className={styles.projects} aria-labelledby={titleId}>
      <Text as="h2" style="h1" id={titleId}>
        {m.projects()}
      </Text>
      {projects.length === 0 ? (
        <EmptyState
          title={m.none()}
          text={m.emptyHint()}
          drawing={<Drawing name="gear" variant="missing" />}
          action={<LinkButton href={homeHref}>{product.backToHome()}</LinkButton>}
        />
      ) : (
        <ul className={grid[3]}>
          {projects.map(({ name, text, href, drawing }, index) => (
            <li className={styles.project} key={index}>
              <div className={styles.drawing}>
                <Drawing name={drawing} />
              </div>
              <h3 className={styles.name} dir="auto">
                {name}
              </h3>
              <p className={styles.text} dir="auto">
                {text}
              </p>
              <div className={styles.link}>
                <ArrowLink href={href} direction="out">
                  {m.visitSite()}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </ArrowLink>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Facts({ title, ...list }: { title: string } & DescriptionListProps) {
  const titleId = useId();
  if (list.cells.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="5">
        <Text as="h2" style="h2" id={titleId}>
          {title}
        </Text>
        <DescriptionList isBare {...list} />
      </Stack>
    </section>
  );
}
