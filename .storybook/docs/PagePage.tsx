import { Heading, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import * as z from 'zod/mini';
import { States } from './States.tsx';

/** The `page` parameter, from workbench/pages/page-stories.ts. */
const PageParameter = z.object({ path: z.string(), audience: z.string() });

/** The page of a page of the shop. Its stories are in frames, because only one app can run in a document. */
export function PagePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { path, audience } = PageParameter.parse(preparedMeta.parameters['page']);
  return (
    <>
      <Title />
      <Unstyled>
        <p>
          <code>{path}</code> for {audience}.
        </p>
      </Unstyled>
      <Heading>States</Heading>
      <Unstyled>
        <States />
      </Unstyled>
    </>
  );
}
