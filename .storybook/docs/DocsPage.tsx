import {
  Canvas,
  Controls,
  Description,
  Heading,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import * as z from 'zod/mini';
import type { ComponentDocs } from '#ui/story/component-docs.ts';
import * as styles from './docs.css.ts';
import { withImports } from './code.ts';
import { Guidance } from './Guidance.tsx';
import { useShownStories, States } from './States.tsx';

/** A function, because Storybook sends parameters to its manager, but no functions. */
type Documentation = (() => ComponentDocs) | undefined;

/** The docs page of a story file. */
export function DocsPage() {
  const { title, parameters } = useOf('meta', ['meta']).preparedMeta;
  const docs = (parameters['documentation'] as Documentation)?.();
  const [first, ...others] = useShownStories();
  if (title.startsWith('Pages/')) return <PageOfTheShop page={parameters['page']} />;
  if (!title.startsWith('Components/')) return <SectionPage />;
  return (
    <>
      <Title />
      <Description />
      {first && <Example story={first} />}
      <Controls />
      {docs && <Guidance docs={docs} />}
      {others.length > 0 && <Heading>Examples</Heading>}
      {others.map((story) => (
        <Fragment key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Example story={story} />
        </Fragment>
      ))}
    </>
  );
}

const Source = z.object({ docs: z.object({ source: z.object({ code: z.string() }) }) });

/** A story with its code as a project writes it that installs the package. */
function Example({ story }: { story: ReturnType<typeof useShownStories>[number] }) {
  const { data } = z.safeParse(Source, story.parameters);
  return (
    <Canvas
      of={story.moduleExport}
      {...(data ? { source: { code: withImports(data.docs.source.code) } } : { sourceState: 'none' })}
    />
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
const PageParameter = z.object({ path: z.string(), audience: z.string() });

/** A page of the shop. Its stories are in frames, because only one app can run in a document. */
function PageOfTheShop({ page }: { page: unknown }) {
  const { path, audience } = PageParameter.parse(page);
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
