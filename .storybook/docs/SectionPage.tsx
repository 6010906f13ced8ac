import {
  Controls,
  Description,
  Heading,
  Primary,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import * as z from 'zod/mini';
import { DocsLinks, Fact, MessageList } from './Facts.tsx';
import * as styles from './docs.css.ts';
import { StatePictures } from './StatePictures.tsx';

const Facts = z.object({
  summary: z.string(),
  containers: z.array(z.string()),
  pages: z.array(z.string()),
  calls: z.array(z.string()),
  messages: z.record(z.string(), z.string()),
});

/** From section-facts.ts. */
const factsByName = z.record(z.string(), Facts).parse(import.meta.env.SECTION_FACTS);

/** The page of a section or a layout: its states as pictures, and what the app does with it. */
export function SectionPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const facts = factsByName[preparedMeta.title.split('/')[1] ?? ''];
  return (
    <>
      <Title />
      {facts ? <p>{facts.summary}</p> : <Description />}
      <div className={styles.windowWide}>
        <Primary />
      </div>
      <Heading>States</Heading>
      <Unstyled>
        <StatePictures isLive />
      </Unstyled>
      {facts && (
        <>
          <Heading>In the app</Heading>
          <Unstyled>
            <dl className={styles.facts}>
              <Fact name="Containers" values={facts.containers} />
              <DocsLinks name="Pages" titles={facts.pages.map((title) => `Pages/${title}`)} />
              {facts.containers.length === 1 && <Fact name="Calls of the container" values={facts.calls} />}
            </dl>
          </Unstyled>
          <Heading>Messages</Heading>
          <Unstyled>
            <MessageList messages={facts.messages} />
          </Unstyled>
        </>
      )}
      <Heading>Props</Heading>
      <Controls />
    </>
  );
}
