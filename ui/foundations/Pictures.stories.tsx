import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import * as styles from './foundations.css.ts';
import { Label, Part, Sheet } from './Sheet.tsx';

const meta = { title: 'Foundations/Pictures', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const slots = Object.keys(styles.slot) as (keyof typeof styles.slot)[];

const pictures = [
  ['A cut-out of our own', '/pictures/brake-disc-cutout-800.webp'],
  ['An uploaded picture, opaque', '/pictures/hero-800.webp'],
  ['None, or it failed', ''],
] as const;

export const Pictures: Story = {
  render: () => (
    <Sheet
      title="Pictures"
      lead="Cut-outs stand on the page without a box, on graphite over a pool of light. Uploads fill their slot. Both come as AVIF and WebP, and their place is kept."
    >
      {pictures.map(([title, src]) => (
        <Part key={title} title={title}>
          <div className={styles.grid}>
            {slots.map((slot) => (
              <div key={slot}>
                <div className={slot === 'thumbnail' ? styles.thumbnail : undefined}>
                  <div className={styles.slot[slot]}>
                    <Picture src={src} alt="" slot={slot} partName="Brake disc" />
                  </div>
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
