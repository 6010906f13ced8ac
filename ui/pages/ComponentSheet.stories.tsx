import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../components/Container/Container.tsx';
import { Mark } from '../components/Mark/Mark.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Wordmark } from '../components/Wordmark/Wordmark.tsx';
import { Buttons, Fields, Marks, PaymentStates, Steppers } from '../story/sheet/Controls.tsx';
import { Foundations } from '../story/sheet/Foundations.tsx';
import { Cards, Facts, Files, Tables, Ways } from '../story/sheet/Lists.tsx';
import { useLooks } from '../story/sheet/looks.ts';
import { Absences, Bars, Messages, Overlays } from '../story/sheet/Overlays.tsx';
import * as styles from '../story/sheet/sheet.css.ts';

function ComponentSheet() {
  useLooks();
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.head}>
          <Text as="h1" style="h1">
            Components
          </Text>
          <span className={styles.marks}>
            <Mark />
            <Wordmark />
          </span>
        </div>
        <Foundations />
        <Buttons />
        <Fields />
        <PaymentStates />
        <Steppers />
        <Marks />
        <Ways />
        <Tables />
        <Files />
        <Messages />
        <Overlays />
        <Cards />
        <Facts />
        <Absences />
        <Bars />
      </div>
    </Container>
  );
}

const meta = {
  title: 'Pages/ComponentSheet',
  component: ComponentSheet,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '48rem' } },
    a11y: {
      config: {
        // Several bars and their menus stand on one sheet, which no page has.
        rules: [
          { id: 'landmark-no-duplicate-banner', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
} satisfies Meta<typeof ComponentSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every component in its states, hover, focus and press held in place. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['gear'], 'gear.png', { type: 'image/png' }));
    canvas
      .getByRole('button', { name: /dragging over/ })
      .dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByText('Let go to add it')).toBeVisible();
  },
};

export const OnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
