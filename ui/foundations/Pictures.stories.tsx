import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { drawingNames } from '#ui/components/Drawing/drawing-for.ts';
import { Icon, iconNames } from '#ui/components/Icon/Icon.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { Note, Part, Sheet, Label } from './Sheet.tsx';
import * as styles from './foundations.css.ts';

export default { title: 'Foundations/Pictures', tags: ['!autodocs'] } satisfies Meta;

export const Icons: StoryObj = {
  render: () => (
    <Sheet
      title="Icons"
      lead="Lucide outlines with the corners of a drawing: 20 px, 16 in dense places. Always with a word, or an accessible name and a tooltip."
    >
      {([20, 16] as const).map((size) => (
        <Part key={size} title={`${size} px`}>
          <div className={styles.grid}>
            {iconNames.map((name) => (
              <div key={name} className={styles.tile}>
                <Icon name={name} size={size} />
                <Note>{name}</Note>
              </div>
            ))}
          </div>
        </Part>
      ))}
    </Sheet>
  ),
};

const variants = [
  ['full', 'In place of a picture'],
  ['small', 'Small, up to 80 px: outlines alone'],
  ['missing', 'Missing: for empty and failed pages'],
] as const;

export const Drawings: StoryObj = {
  render: () => (
    <Sheet
      title="Drawings"
      lead="A drawing of the part replaces its image while it loads and when there is none: never a grey box."
    >
      {variants.map(([variant, title]) => (
        <Part key={variant} title={title}>
          <div className={styles.grid}>
            {drawingNames.map((name) => (
              <div key={name}>
                <Drawing name={name} variant={variant} />
                <Note>{name}</Note>
              </div>
            ))}
          </div>
        </Part>
      ))}
    </Sheet>
  ),
};

const slots = ['card', 'shelf', 'row', 'stage', 'thumbnail', 'lead', 'summary'] as const;

const pictures = [
  ['A cut-out of our own', '/pictures/brake-disc-cutout-800.webp'],
  ['An uploaded picture, opaque', '/pictures/hero-800.webp'],
  ['None, or it failed', ''],
] as const;

export const Pictures: StoryObj = {
  render: () => (
    <Sheet
      title="Pictures"
      lead="Cut-outs have no box; in the dark theme they have a glow. Uploads fill their slot. Both are AVIF and WebP, and their space is reserved."
    >
      {pictures.map(([title, src]) => (
        <Part key={title} title={title}>
          <div className={styles.grid}>
            {slots.map((slot) => (
              <div key={slot}>
                <div className={styles.picture}>
                  <Picture src={src} alt="" slot={slot} partName="Brake disc" />
                </div>
                <Label>{slot}</Label>
              </div>
            ))}
          </div>
        </Part>
      ))}
    </Sheet>
  ),
};
