import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import * as z from 'zod/mini';
import { thumbnailOf, Thumbnails, useJson } from '#ui/story/thumbnails.ts';
import { DocsLinks, Fact, MessageList } from './Facts.tsx';
import { storyFrame } from './story-frame.ts';
import * as styles from './docs.css.ts';
import { useToolbar } from './toolbar.ts';

const Facts = z.object({
  containers: z.array(z.string()),
  pages: z.array(z.string()),
  calls: z.array(z.string()),
  messages: z.record(z.string(), z.string()),
});

/** From section-facts.ts. */
const factsByName = z.record(z.string(), Facts).parse(import.meta.env.SECTION_FACTS);

/** The page of a section or a layout: its states as pictures, and what the app does with it. */
export function SectionPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const toolbar = useToolbar();
  const thumbnails = useJson('thumbnails/index.json', Thumbnails);
  const facts = factsByName[preparedMeta.title.split('/')[1] ?? ''];
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Heading>States</Heading>
      <Unstyled>
        <ul className={styles.pictures}>
          {Object.values(csfFile.stories).map(({ id, name }) => (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                <span className={styles.picture}>
                  {thumbnails !== undefined && (
                    <Picture story={id} name={name} toolbar={toolbar} thumbnails={thumbnails} />
                  )}
                </span>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Unstyled>
      {facts && (
        <>
          <Heading>In the app</Heading>
          <Unstyled>
            <dl className={styles.facts}>
              <Fact name="Container" values={facts.containers} />
              <DocsLinks name="Page" titles={facts.pages.map((title) => `Pages/${title}`)} />
              <Fact name="Calls" values={facts.calls} />
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
      <Stories includePrimary={false} title="Examples with code" />
    </>
  );
}

interface PictureProps {
  story: string;
  name: string;
  toolbar: ReturnType<typeof useToolbar>;
  thumbnails: Thumbnails | null;
}

/** The thumbnail of a story. Without one, the story itself. */
function Picture({ story, name, toolbar, thumbnails }: PictureProps) {
  const image =
    thumbnails?.brand === toolbar.brand
      ? thumbnailOf(thumbnails, story, toolbar.theme, 'desktop')
      : undefined;
  return image === undefined ? (
    <iframe title={name} loading="lazy" tabIndex={-1} srcDoc={storyFrame(story, toolbar)} />
  ) : (
    <img src={`thumbnails/${image}.webp`} alt="" loading="lazy" />
  );
}
