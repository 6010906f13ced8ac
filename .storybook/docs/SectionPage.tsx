import { Controls, Description, Heading, Primary, Title, Unstyled } from '@storybook/addon-docs/blocks';
import * as styles from './docs.css.ts';
import { States } from './States.tsx';

/** The page of a section or a layout, with its stories. */
export const SectionPage = () => (
  <>
    <Title />
    <Description />
    <div className={styles.windowWide}>
      <Primary />
    </div>
    <Heading>States</Heading>
    <Unstyled>
      <States />
    </Unstyled>
    <Heading>Props</Heading>
    <Controls />
  </>
);
