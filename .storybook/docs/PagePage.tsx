import { Heading, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import * as z from 'zod/mini';
import * as styles from './docs.css.ts';
import { States } from './States.tsx';

/** The `page` parameter, from workbench/pages/page-stories.ts. */
const PageParameter = z.object({
  path: z.string(),
  audience: z.string(),
  calls: z.array(z.string()),
  absent: z.record(z.string(), z.string()),
});

/** The page of a page of the shop. Its stories are in frames, because only one app can run in a document. */
export function PagePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { path, audience, calls, absent } = PageParameter.parse(preparedMeta.parameters['page']);
  return (
    <>
      <Title />
      <Unstyled>
        <p>
          <code>{path}</code> for {audience}. {calls.length > 0 && 'Calls: '}
          {calls.map((call) => (
            <code key={call} className={styles.call}>
              {call}
            </code>
          ))}
        </p>
      </Unstyled>
      <Heading>States</Heading>
      <Unstyled>
        <States />
        <ul className={styles.list}>
          {Object.entries(absent).map(([state, reason]) => (
            <li key={state}>
              No {state}: {reason}
            </li>
          ))}
        </ul>
      </Unstyled>
    </>
  );
}
