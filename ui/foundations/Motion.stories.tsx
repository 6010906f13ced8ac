import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import { duration, ease, patience } from '#tokens/motion.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { Inline } from '#ui/components/Inline/Inline.tsx';
import * as styles from './foundations.css.ts';
import { Label, Note, Part, Sheet } from './Sheet.tsx';

export default { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;

interface TrackProps {
  name: string;
  value: string;
  isAtEnd: boolean;
  style: CSSProperties;
}

function Track({ name, value, isAtEnd, style }: TrackProps) {
  return (
    <div>
      <Label>{name}</Label>
      <Note>{value}</Note>
      <div className={styles.track}>
        <div className={styles.moving} style={style} data-at={isAtEnd ? 'end' : 'start'} />
      </div>
    </div>
  );
}

function Playground() {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <Sheet
      title="Motion"
      lead="Colour changes are fast, a press moves 1 px in instant, dialogs rise in base. Nothing shifts while a page loads: every image, message line and badge has reserved space."
    >
      <Inline gap="4">
        <Button tone="primary" onPress={() => setIsAtEnd((before) => !before)}>
          Play
        </Button>
        <p className={styles.whenStill}>You asked for reduced motion: everything changes immediately.</p>
      </Inline>
      <Part title="Durations, with ease out">
        {Object.entries(duration).map(([name, transitionDuration]) => (
          <Track
            key={name}
            name={name}
            value={transitionDuration}
            isAtEnd={isAtEnd}
            style={{ transitionDuration }}
          />
        ))}
      </Part>
      <Part title="Easing, over draw">
        {Object.entries(ease).map(([name, curve]) => (
          <Track
            key={name}
            name={name}
            value={curve}
            isAtEnd={isAtEnd}
            style={{ transitionTimingFunction: curve }}
          />
        ))}
      </Part>
      <Part title="Patience">
        <Note>
          A toast stays {patience.toast} ms, longer under pointer and focus; errors stay until dismissed.
          Loading is mentioned after {patience.skeleton} ms.
        </Note>
      </Part>
    </Sheet>
  );
}

export const Motion: StoryObj = { render: () => <Playground /> };
