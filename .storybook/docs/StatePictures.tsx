import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { thumbnailOf, Thumbnails, useJson } from '#ui/story/thumbnails.ts';
import * as styles from './docs.css.ts';
import { storyFrame } from './story-frame.ts';
import { useToolbar } from './toolbar.ts';

interface StatePicturesProps {
  /** Without thumbnails, the stories themselves are shown. */
  isLive?: boolean;
}

/** The states of the section or the page as thumbnails in the toolbar's theme. Each opens its story. */
export function StatePictures({ isLive = false }: StatePicturesProps) {
  // In the order of their file.
  const stories = useContext(DocsContext).componentStories();
  const toolbar = useToolbar();
  const thumbnails = useJson('thumbnails/index.json', Thumbnails);
  const imageOf = (id: string) =>
    thumbnails?.brand === toolbar.brand ? thumbnailOf(thumbnails, id, toolbar.theme, 'desktop') : undefined;

  function pictureOf(id: string, name: string) {
    const image = imageOf(id);
    if (image !== undefined) return <img src={`thumbnails/${image}.webp`} alt="" loading="lazy" />;
    if (!isLive || thumbnails === undefined) return null;
    return <iframe title={name} loading="lazy" tabIndex={-1} srcDoc={storyFrame(id, toolbar)} />;
  }

  const hasPictures = isLive || stories.some(({ id }) => imageOf(id) !== undefined);
  return (
    <ul className={hasPictures ? styles.pictures : styles.list}>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {hasPictures && <span className={styles.picture}>{pictureOf(id, name)}</span>}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
