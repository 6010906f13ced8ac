import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { contrast, contrastLimits, contrastPairs } from '#tokens/contrast.ts';
import { dark } from '#tokens/dark.ts';
import { light, type ColorName } from '#tokens/light.ts';
import { space, type Space as SpaceName } from '#tokens/space.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { Figure } from '#ui/components/Figure/Figure.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const colours = Object.keys(light.color) as ColorName[];
const spaces = Object.keys(space) as SpaceName[];

/** "16.2 / 14.9": contrast in the light and in the dark theme. */
const measured = (foreground: ColorName, on: ColorName) =>
  [light, dark].map(({ color }) => contrast(color[foreground], color[on]).toFixed(1)).join(' / ');

export const Colour: Story = {
  render: () => (
    <div className={styles.grid}>
      {colours.map((name) => (
        <div key={name}>
          <div className={styles.swatch} style={assignInlineVars({ [styles.sample]: vars.color[name] })} />
          <Text style="title">{name}</Text>
          <p className={styles.note}>
            {light.color[name]}, {dark.color[name]}
          </p>
        </div>
      ))}
    </div>
  ),
};

export const Contrast: Story = {
  render: () => (
    <Stack gap="6">
      {Object.entries(contrastPairs).map(([kind, pairs]) => (
        <Stack gap="3" key={kind}>
          <Text as="h2" style="h3">
            {kind}, {contrastLimits[kind as keyof typeof contrastLimits]} or more, light / dark
          </Text>
          {Object.entries<readonly ColorName[]>(pairs).map(([foreground, backgrounds]) => (
            <Text style="body" key={foreground}>
              {foreground} on{' '}
              {backgrounds.map((on) => (
                <span key={on}>
                  {on} <Figure>{measured(foreground as ColorName, on)}</Figure>{' '}
                </span>
              ))}
            </Text>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

export const Type: Story = {
  render: () => (
    <Stack gap="6">
      {Object.entries(typeStyles).map(([name, { fontSize, fontStretch, fontWeight, ...rest }]) => (
        <div key={name}>
          <p className={styles.note}>
            {name}: {fontSize}, {fontStretch} wide, {fontWeight}
          </p>
          <p style={{ fontSize, fontStretch, fontWeight, ...rest }}>True to 0.01</p>
        </div>
      ))}
    </Stack>
  ),
};

export const Space: Story = {
  render: () => (
    <div className={styles.rows}>
      {spaces.map((name) => (
        <div key={name}>
          <p className={styles.note}>
            {name}: {space[name]}
          </p>
          <div className={styles.bar} style={assignInlineVars({ [styles.sample]: vars.space[name] })} />
        </div>
      ))}
    </div>
  ),
};
