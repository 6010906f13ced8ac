import { useId } from 'react';
import * as m from '#messages/portfolio-projects.ts';
import { ArrowLink } from '#ui/components/ArrowLink/ArrowLink.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import type { DrawingName } from '#ui/components/Drawing/drawing-for.ts';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { grid } from '../RuledGrid/RuledGrid.css.ts';
import * as styles from './PortfolioProjects.css.ts';

export interface PortfolioProject {
  name: string;
  text: string;
  /** The URL of another site. */
  href: string;
  /** Stands for the project. */
  drawing: DrawingName;
}

export interface PortfolioProjectsProps {
  projects: readonly PortfolioProject[];
}

/** The projects of the developer, each with a link. */
export function PortfolioProjects({ projects }: PortfolioProjectsProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Text as="h2" style="h1" id={titleId}>
        {m.projects()}
      </Text>
      {projects.length === 0 ? (
        <EmptyState
          title={m.noProjectsYet()}
          text={m.projectsAreListedHereOnceThey()}
          drawing={<Drawing name="gear" variant="missing" />}
        />
      ) : (
        <ul className={grid[3]}>
          {projects.map((project, index) => (
            <Project key={index} {...project} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Project({ name, text, href, drawing }: PortfolioProject) {
  return (
    <li className={styles.project}>
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
  );
}
