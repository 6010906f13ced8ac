import { DocsContext } from '@storybook/addon-docs/blocks';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useContext, useState } from 'react';
import { modeWidths } from '../modes.ts';
import * as styles from './docs.css.ts';
import { frameOf, frameUrl } from './story-frame.ts';
import { useToolbar } from './toolbar.ts';

/** The stories that the docs page shows, in the order of their file. */
export const useShownStories = () =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('test-only'));

const isWidth = (name: string): name is keyof typeof modeWidths => Object.hasOwn(modeWidths, name);
const widths = Object.keys(modeWidths).filter(isWidth);

/** The stories of the section or the page, live, as the toolbar sets them. A frame loads when it scrolls into view. */
export function States() {
  const stories = useShownStories();
  const url = frameUrl(useToolbar());
  const [width, setWidth] = useState<keyof typeof modeWidths>('desktop');
  return (
    <>
      <select
        aria-label="Width"
        value={width}
        onChange={({ target }) => isWidth(target.value) && setWidth(target.value)}
      >
        {widths.map((name) => (
          <option key={name} value={name}>
            {`${name}, ${modeWidths[name]} px`}
          </option>
        ))}
      </select>
      <ul
        className={styles.pictures}
        style={assignInlineVars({ [styles.frameWidth]: `${modeWidths[width]}` })}
      >
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              <span className={styles.picture}>
                <iframe
                  title={name}
                  loading="lazy"
                  tabIndex={-1}
                  srcDoc={frameOf(`${url}&id=${id}&viewMode=story`, name)}
                />
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
