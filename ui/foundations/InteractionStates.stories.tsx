import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui/components/Button/Button.tsx';
import { Inline } from '#ui/components/Inline/Inline.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { Pinned, type PinnedState } from '#ui/story/Pinned.tsx';
import * as styles from './foundations.css.ts';
import { Label, Part, Sheet } from './Sheet.tsx';

const tones = {
  primary: 'Place order',
  solid: 'My Orders',
  line: 'Buy Now',
  quiet: 'Undo',
  danger: 'Confirm',
} as const satisfies Record<NonNullable<ButtonProps['tone']>, string>;

const isTone = (name: string): name is keyof typeof tones => name in tones;

const pointerStates = [
  { name: 'Rest' },
  { name: 'Hover', state: 'hover' },
  { name: 'Focus', state: 'focus-visible' },
  { name: 'Pressed', state: 'active' },
] as const;

interface StateProps {
  name: string;
  state?: PinnedState;
  children: ReactNode;
}

const State = ({ name, state, children }: StateProps) => (
  <Pinned state={state}>
    <Label>{name}</Label>
    {children}
  </Pinned>
);

function InteractionStates() {
  return (
    <Sheet
      title="Interaction states"
      lead="Hover, focus and press side by side. Each component's stories show its other states."
    >
      <Part title="Buttons">
        {Object.keys(tones)
          .filter(isTone)
          .map((tone) => (
            <Inline key={tone} gap="5">
              {pointerStates.map((shown) => (
                <State key={shown.name} {...shown}>
                  <Button tone={tone}>{tones[tone]}</Button>
                </State>
              ))}
              <State name="Loading">
                <Button tone={tone} isPending>
                  {tones[tone]}
                </Button>
              </State>
              <State name="Disabled">
                <Button tone={tone} isDisabled>
                  {tones[tone]}
                </Button>
              </State>
            </Inline>
          ))}
      </Part>
      <Part title="Fields">
        <div className={styles.wideGrid}>
          {pointerStates.map((shown) => (
            <State key={shown.name} {...shown}>
              <TextField label="Full name" name={shown.name} defaultValue="Mara Lindqvist" />
            </State>
          ))}
        </div>
      </Part>
      <Part title="Links">
        <Inline gap="5">
          {pointerStates.map((shown) => (
            <State key={shown.name} {...shown}>
              <TextLink href={`#${shown.name}`}>Forgot your password?</TextLink>
            </State>
          ))}
        </Inline>
      </Part>
    </Sheet>
  );
}

export default {
  title: 'Foundations/Interaction states',
  component: InteractionStates,
  tags: ['!autodocs'],
} satisfies Meta;

export const Default: StoryObj = {};
