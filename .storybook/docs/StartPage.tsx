import type { ReactNode } from 'react';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { Inline } from '#ui/components/Inline/Inline.tsx';
import { Money } from '#ui/components/Money/Money.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { Rating } from '#ui/components/Rating/Rating.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { Wordmark } from '#ui/components/Wordmark/Wordmark.tsx';
import { vars } from '#tokens/vars.css.ts';
import * as styles from './docs.css.ts';

const strip = [
  'ink',
  'inkSubtle',
  'line',
  'sunken',
  'accent',
  'positive',
  'caution',
  'critical',
  'info',
] as const;

const tiles: Readonly<Record<string, { href: string; example: ReactNode }>> = {
  Foundations: {
    href: 'story/foundations-colour--colour',
    example: (
      <span className={styles.strip}>
        {strip.map((name) => (
          <span key={name} style={{ background: vars.color[name] }} />
        ))}
      </span>
    ),
  },
  Actions: { href: 'docs/components-button--docs', example: <Button tone="primary">Place order</Button> },
  Fields: {
    href: 'docs/components-textfield--docs',
    example: <TextField label="Full name" name="start" defaultValue="Mara Lindqvist" />,
  },
  Messages: { href: 'docs/components-notice--docs', example: <Notice tone="info">Stock has changed</Notice> },
  Values: {
    href: 'docs/components-money--docs',
    example: (
      <Inline gap="4">
        <Money amount={7680} />
        <Rating value={4} />
        <Badge tone="positive">in stock</Badge>
      </Inline>
    ),
  },
  Drawings: { href: 'docs/components-drawing--docs', example: <Drawing name="disc" /> },
};

/** The visual start page. */
export const StartPage = () => (
  <div className={styles.section}>
    <div className={styles.stage}>
      <Wordmark size="page" />
    </div>
    <ul className={styles.pictures}>
      {Object.entries(tiles).map(([name, { href, example }]) => (
        <li key={name}>
          <div className={styles.tile} inert>
            {example}
          </div>
          <a href={`./?path=/${href}`} target="_top">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
