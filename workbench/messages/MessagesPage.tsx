import type { ReactNode } from 'react';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { StoryLink } from '../state-matrix/StoryLink.tsx';
import * as sheet from '../sheet.css.ts';
import { allMessages } from './all-messages.ts';
import { sections, type Section } from './lines.ts';
import * as styles from './MessagesPage.css.ts';

/** Every message of the shop, and for most of those that tell of an event: what causes it, and its story. */
export function MessagesPage() {
  return (
    <main className={styles.page}>
      <Stack gap="10">
        <Stack gap="3">
          <Text as="h1" style="h2">
            Messages
          </Text>
          <Text style="lead">
            {`All ${allMessages.length} messages of messages/en.json, with the files and components that use them. Before them, those with a story of their own: where it appears, what causes it, and a link to it.`}
          </Text>
        </Stack>
        {sections.map((section) => (
          <Messages key={section.id} {...section} />
        ))}
        <AllMessages />
      </Stack>
    </main>
  );
}

interface MessageTableProps {
  id: string;
  title: string;
  lead: string;
  columns: readonly string[];
  children: ReactNode;
}

function MessageTable({ id, title, lead, columns, children }: MessageTableProps) {
  const titleId = `messages-${id}`;
  return (
    <Stack gap="3" as="section">
      <Text as="h2" style="h3" id={titleId}>
        {title}
      </Text>
      <Text style="body" tone="muted">
        {lead}
      </Text>
      <div className={sheet.scroll} tabIndex={0} role="region" aria-labelledby={titleId}>
        <table className={`${sheet.table} ${styles.table}`} aria-labelledby={titleId}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} className={sheet.headCell} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </Stack>
  );
}

function Messages({ lines, ...section }: Section) {
  return (
    <MessageTable {...section} columns={['Message', 'Place', 'Cause', 'Story']}>
      {lines.map(({ shows, place, path, cause, story, name }) => (
        <tr key={`${story} ${shows}`}>
          <th className={sheet.rowName} scope="row">
            {shows}
          </th>
          <td className={sheet.bodyCell}>
            {place}
            {path !== undefined && <span className={styles.place}>{path}</span>}
          </td>
          <td className={sheet.bodyCell}>{cause}</td>
          <td className={sheet.bodyCell}>
            <StoryLink story={story}>{name}</StoryLink>
          </td>
        </tr>
      ))}
    </MessageTable>
  );
}

function AllMessages() {
  return (
    <MessageTable
      id="all"
      title="All messages"
      lead="The catalogue, by group and key. Braces are parameters."
      columns={['Message', 'Key', 'Used in', 'Components']}
    >
      {allMessages.map(({ id, texts, files, stories }) => (
        <tr key={id}>
          <th className={sheet.rowName} scope="row">
            {texts.join(' / ')}
          </th>
          <td className={sheet.bodyCell}>{id}</td>
          <td className={sheet.bodyCell}>
            {files.map((file) => (
              <span key={file} className={styles.place}>
                {file}
              </span>
            ))}
          </td>
          <td className={sheet.bodyCell}>
            {stories.map((story) => (
              <span key={story.id} className={styles.place}>
                <StoryLink story={story.id}>{story.name}</StoryLink>
              </span>
            ))}
          </td>
        </tr>
      ))}
    </MessageTable>
  );
}
