import { useDeferredValue, useState } from 'react';
import * as z from 'zod/mini';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { textLink } from '#ui/components/TextLink/TextLink.css.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { Sheet } from '#ui/foundations/Sheet.tsx';
import {
  thumbnailOf,
  Thumbnails,
  useJson,
  type ThumbnailTheme,
  type ThumbnailWidth,
} from '#ui/story/thumbnails.ts';
import { StoryLink } from '../StoryLink.tsx';
import { filterGroup, groupsOf, type WallGroup, type WallState } from './wall-groups.ts';
import * as styles from './Wall.css.ts';

/** What the app does with each section, from .storybook/section-facts.ts. */
const facts = z
  .record(z.string(), z.object({ pages: z.array(z.string()), calls: z.array(z.string()) }))
  .parse(import.meta.env.SECTION_FACTS);

const StoryIndex = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), title: z.string(), name: z.string(), type: z.string() }),
  ),
});

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const widths = [
  { value: 'phone', label: '390 px' },
  { value: 'desktop', label: '1440 px' },
] as const;

export interface WallProps {
  /** The folder of Storybook's index and of the thumbnails, as a URL that ends in a slash. */
  folder: string;
  /** The theme that the toolbar selects. */
  toolbarTheme: ThumbnailTheme;
}

/** Every state of every page, section and layout as a picture that leads to its story, route and visual history. */
export function Wall({ folder, toolbarTheme }: WallProps) {
  const index = useJson(`${folder}index.json`, StoryIndex);
  const thumbnails = useJson(`${folder}thumbnails/index.json`, Thumbnails);
  const [chosenTheme, setChosenTheme] = useState<ThumbnailTheme>();
  const [width, setWidth] = useState<ThumbnailWidth>('desktop');
  const [text, setText] = useState('');
  const filter = useDeferredValue(text);
  if (!index || thumbnails === undefined) return null;

  const theme = chosenTheme ?? toolbarTheme;
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  const all = groupsOf(stories, facts);
  const groups = all.map((group) => filterGroup(group, filter)).filter(({ states }) => states.length > 0);
  const count = (some: readonly WallGroup[]) => some.flatMap(({ states }) => states).length;
  return (
    <Sheet
      title="Wall"
      lead="Every state of every page, section and layout. Each opens its story, and the page that shows it in the local run."
    >
      <Stack gap="3">
        <Text style="body" tone="muted">
          Local run opens <code>http://localhost:3000</code> while <code>npm start</code> runs. Its scenario
          sets the user, and for the states Loading, Failed, Offline, Signed out and Wrong role also what
          leads there. Other states start from the demo data.
        </Text>
        <History thumbnails={thumbnails} />
      </Stack>
      <Stack gap="8">
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchField
              label="Filter the states"
              placeholder="Page, section or state"
              value={text}
              onChange={setText}
            />
          </div>
          {thumbnails && (
            <>
              <SegmentedControl<ThumbnailTheme>
                label="Theme"
                options={themes}
                value={theme}
                onChange={setChosenTheme}
              />
              <SegmentedControl<ThumbnailWidth>
                label="Width"
                options={widths}
                value={width}
                onChange={setWidth}
              />
            </>
          )}
          <span role="status">
            {count(groups)} of {count(all)} states
          </span>
        </div>
        {groups.map((group) => (
          <Group key={group.title} {...group} {...{ folder, thumbnails, theme, width }} />
        ))}
      </Stack>
    </Sheet>
  );
}

/** What is known of earlier looks, and how to get the pictures. */
function History({ thumbnails }: { thumbnails: Thumbnails | null }) {
  if (!thumbnails) {
    return (
      <Text style="body">
        There are no pictures in this Storybook. <code>npm run thumbnails</code> builds it with them in{' '}
        <code>dist/storybook</code>.
      </Text>
    );
  }
  const { chromaticApp, review } = thumbnails;
  if (chromaticApp !== undefined) {
    return (
      <Text style="body" tone="muted">
        History opens the page of the component at Chromatic.
      </Text>
    );
  }
  return (
    <Text style="body" tone="muted">
      {review
        ? `No project of Chromatic is configured. So History opens the last review: of the states below, those that looked different from ${review.base.slice(0, 12)}.`
        : 'There is no visual history: no project of Chromatic is configured, and there is no report of npm run review.'}
    </Text>
  );
}

interface Pictures {
  folder: string;
  thumbnails: Thumbnails | null;
  theme: ThumbnailTheme;
  width: ThumbnailWidth;
}

function Group({ title, states, elsewhere, absent, ...pictures }: WallGroup & Pictures) {
  const [kind = '', name = ''] = title.split('/');
  const count = absent.flatMap(({ names }) => names).length + elsewhere.length;
  return (
    <Stack gap="4" as="section">
      <Text as="h2" style="h3">
        {kind}: {name}
      </Text>
      <ul className={pictures.thumbnails ? styles.tiles[pictures.width] : styles.tiles.desktop}>
        {states.map((state) => (
          <Tile key={state.story} group={name} {...state} {...pictures} />
        ))}
      </ul>
      {count > 0 && (
        <details className={styles.others}>
          <summary className={styles.summary}>
            States<VisuallyHidden> of {name}</VisuallyHidden> without a story of their own: {count}
          </summary>
          <ul>
            {elsewhere.map((state) => (
              <li key={state.name}>
                {state.name}: <StoryLink story={state.story}>on its page</StoryLink>
              </li>
            ))}
            {absent.map(({ names, reason }) => (
              <li key={reason}>
                {names.join(', ')}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Stack>
  );
}

function Tile({ group, story, name, route, note, ...pictures }: WallState & Pictures & { group: string }) {
  const { thumbnails } = pictures;
  const history = thumbnails && historyOf(thumbnails, story, pictures.folder);
  const ofState = (
    <VisuallyHidden>
      {' '}
      of {group}: {name}
    </VisuallyHidden>
  );
  return (
    <li className={styles.tile}>
      <StoryLink story={story}>
        <Picture {...pictures} story={story} />
        <VisuallyHidden>{group}: </VisuallyHidden>
        {name}
      </StoryLink>
      {note !== undefined && <span className={styles.links}>{note}</span>}
      <span className={styles.links}>
        {route !== undefined && (
          <a className={textLink} href={route} target="_blank" rel="noreferrer">
            Local run{ofState}
          </a>
        )}
        {history && (
          <a className={textLink} href={history} target="_blank" rel="noreferrer">
            History{ofState}
          </a>
        )}
      </span>
    </li>
  );
}

function Picture({ folder, thumbnails, theme, width, story }: Pictures & { story: string }) {
  if (!thumbnails) return null;
  const image = thumbnailOf(thumbnails, story, theme, width);
  return image === undefined ? (
    <span className={styles.image[width]}>no picture</span>
  ) : (
    <img className={styles.image[width]} src={`${folder}thumbnails/${image}.webp`} alt="" loading="lazy" />
  );
}

/** Where somebody sees how a story looked before. */
function historyOf({ chromaticApp, review }: Thumbnails, story: string, folder: string): string | undefined {
  if (chromaticApp !== undefined) {
    const component = story.split('--', 1)[0] ?? '';
    return `https://www.chromatic.com/component?${new URLSearchParams({ appId: chromaticApp, csfId: component }).toString()}`;
  }
  return review?.changed.includes(story) === true ? `${folder}review/index.html#${story}` : undefined;
}
