import { Heading, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import * as z from 'zod/mini';
import * as styles from './docs.css.ts';
import { DocsLinks, Fact, MessageList } from './Facts.tsx';
import { StatePictures } from './StatePictures.tsx';

/** From section-facts.ts. */
const factsByTitle = z
  .record(
    z.string(),
    z.object({
      route: z.string(),
      containers: z.array(z.string()),
      sections: z.array(z.string()),
      messages: z.record(z.string(), z.string()),
    }),
  )
  .parse(import.meta.env.PAGE_FACTS);

/** The `page` parameter, from workbench/pages/page-stories.ts. */
const PageParameter = z.object({
  path: z.string(),
  audience: z.string(),
  calls: z.array(z.string()),
  absent: z.record(z.string(), z.string()),
});

/** The page of a page of the shop. It renders no story, because only one app can run in a document. */
export function PagePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters } = preparedMeta;
  const { path, audience, calls, absent } = PageParameter.parse(parameters['page']);
  const facts = factsByTitle[title];
  return (
    <>
      <Title />
      <Unstyled>
        <dl className={styles.facts}>
          <Fact name="Path" values={[path]} />
          <Fact name="For" values={[audience]} />
          {facts && <Fact name="Route" values={[facts.route]} />}
          {facts && <Fact name="Containers" values={facts.containers} />}
          {facts && (
            <DocsLinks name="Sections" titles={facts.sections.map((section) => `Sections/${section}`)} />
          )}
          <Fact name="Calls" values={calls} />
        </dl>
      </Unstyled>
      <Heading>States</Heading>
      <Unstyled>
        <StatePictures />
        <ul className={styles.list}>
          {Object.entries(absent).map(([state, reason]) => (
            <li key={state}>
              No {state}: {reason}
            </li>
          ))}
        </ul>
      </Unstyled>
      {facts && (
        <>
          <Heading>Messages</Heading>
          <Unstyled>
            <MessageList messages={facts.messages} />
          </Unstyled>
        </>
      )}
    </>
  );
}
