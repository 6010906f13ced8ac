import type { ReactNode } from 'react';
import { toId, storyNameFromExport } from 'storybook/internal/csf';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { Sheet } from '#ui/foundations/Sheet.tsx';
import { pages } from '#workbench/pages/pages.ts';
import { StoryLink } from '../StoryLink.tsx';
import { WorkbenchTable, type WorkbenchTableProps } from '../WorkbenchTable.tsx';
import { texts } from '#messages/texts.ts';
import { messageGroups } from './message-groups.ts';
import { filesOf, placesOf } from './message-places.ts';
import type { Message } from './message.ts';
import * as styles from './MessagesPage.css.ts';
import { uiMessages } from './ui-messages.ts';

const placeLabels: Readonly<Record<Extract<Message['in'], string>, string>> = {
  toast: 'in a toast',
  alert: 'in an alert',
  status: 'in a status',
  dialog: 'in a dialog',
  heading: 'as the heading',
  link: 'as a link',
  button: 'as a button',
  text: 'on the page',
};

interface StoryMessage {
  shows: string;
  place: string;
  path?: string;
  cause: string;
  story: string;
  label: string;
}

function storyMessageOf(
  group: string,
  { name, page, cause, shows, in: place }: Message & { name: string },
): StoryMessage {
  const { title, path } = pages[page];
  const label = storyNameFromExport(name);
  return {
    shows,
    place: `${title}, ${typeof place === 'string' ? placeLabels[place] : `at the field ${place.field}`}`,
    path,
    cause,
    story: toId(`Workbench/Messages/${group}`, label),
    label,
  };
}

const groups: ReadonlyArray<{ title: string; lead: string; rows: readonly StoryMessage[] }> = [
  ...messageGroups.map(({ title, lead, messages }) => ({
    title,
    lead,
    rows: messages.map((message) => storyMessageOf(title, message)),
  })),
  {
    title: 'Design system',
    lead: 'Messages of components and sections. The text has the values of the story.',
    rows: uiMessages,
  },
];

/** Every message of the shop, with its cause and story if it tells of an event. */
export function MessagesPage() {
  return (
    <Sheet
      title="Messages"
      lead={`The messages with a story of their own, with place and cause. At the end, all ${texts.size} messages of messages/en.json with the files and stories that use them.`}
    >
      {groups.map(({ title, lead, rows }) => (
        <MessageTable
          key={title}
          title={title}
          lead={lead}
          columns={['Message', 'Place', 'Cause', 'Story']}
          rows={rows.map(({ shows, place, path, cause, story, label }) => ({
            key: `${story} ${shows}`,
            cells: [
              shows,
              [place, <Line key="path">{path}</Line>],
              cause,
              <StoryLink story={story}>{label}</StoryLink>,
            ],
          }))}
        />
      ))}
      <MessageTable
        title="All messages"
        lead="By group and key. Braces are parameters."
        columns={['Message', 'Key', 'Used in', 'Stories']}
        rows={[...texts].map(([id, forms]) => ({
          key: id,
          cells: [
            forms.join(' / '),
            id,
            filesOf(id).map((file) => <Line key={file}>{file}</Line>),
            placesOf(id).map(({ story, label }) => (
              <Line key={story}>
                <StoryLink story={story}>{label}</StoryLink>
              </Line>
            )),
          ],
        }))}
      />
    </Sheet>
  );
}

const Line = ({ children }: { children: ReactNode }) => <span className={styles.line}>{children}</span>;

interface MessageTableProps extends Pick<WorkbenchTableProps, 'columns' | 'rows'> {
  title: string;
  lead: string;
}

function MessageTable({ title, lead, ...table }: MessageTableProps) {
  return (
    <Stack gap="3" as="section">
      <Text as="h2" style="h3">
        {title}
      </Text>
      <Text style="body" tone="muted">
        {lead}
      </Text>
      <WorkbenchTable label={title} className={styles.table} {...table} />
    </Stack>
  );
}
