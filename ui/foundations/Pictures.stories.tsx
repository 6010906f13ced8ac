import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import * as styles from './foundations.css.ts';
import { Label, Part, Sheet } from './Sheet.tsx';

export default { title: 'Foundations/Pictures', tags: ['!autodocs'] } satisfies Meta;

const slots = ['card', 'shelf', 'row', 'stage', 'thumbnail', 'summary'] as const;

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
