import {
  Canvas,
  Controls,
  Description,
  Heading,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import * as z from 'zod/mini';
import type { ComponentDocs } from '#ui/story/component-docs.ts';
import * as styles from './docs.css.ts';
import { Guidance } from './Guidance.tsx';
import { States } from './States.tsx';

/** A function, because Storybook sends parameters to its manager, but no functions. */
type Documentation = (() => ComponentDocs) | undefined;

/** The docs page of a story file. */
export function DocsPage() {
  const { title, parameters } = useOf('meta', ['meta']).preparedMeta;
  const docs = (parameters['documentation'] as Documentation)?.();
  if (title.startsWith('Pages/')) return <PageOfTheShop page={parameters['page']} />;
  if (!title.startsWith('Components/')) return <SectionPage />;
  return (
    <>
      <Title />
      <Description />
      <Canvas />
      <Controls />
      {docs && <Guidance docs={docs} />}
      <Stories includePrimary={false} />
    </>
  );
}

/** A section or a layout. The code of its stories is about their mocked data, so it is left out. */
const SectionPage = () => (
  <>
    <Title />
    <Description />
    <div className={styles.windowWide}>
      <Canvas sourceState="none" />
    </div>
    <Controls />
    <Heading>States</Heading>
    <Unstyled>
      <States />
    </Unstyled>
  </>
);

/** The `page` parameter, from workbench/pages/page-stories.ts. */
const Page = z.object({
  path: z.string(),
  audience: z.string(),
});

/** A page of the shop. Its stories are in frames, because only one app can run in a document. */
function PageOfTheShop({ page }: { page: unknown }) {
  const { path, audience } = Page.parse(page);
  return (
    <>
      <Title />
      <p>
        <code>{path}</code> for {audience}.
      </p>
      <Heading>States</Heading>
      <Unstyled>
        <States />
      </Unstyled>
    </>
  );
}
