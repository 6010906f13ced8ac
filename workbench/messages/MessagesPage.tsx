import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { StoryLink } from '../atlas/StoryLink.tsx';
import * as sheet from '../sheet.css.ts';
import { sections, type Section } from './lines.ts';
import * as styles from './MessagesPage.css.ts';

const count = sections.reduce((sum, { lines }) => sum + lines.length, 0);

/** Every message of the shop: where it stands, what causes it, and its story. */
export function MessagesPage() {
  return (
    <main className={styles.page}>
      <Stack gap="10">
        <Stack gap="3">
          <Text as="h1" style="h2">
            Messages
          </Text>
          <Text style="lead">
            {`${count} messages, each with the place it appears in, what causes it, and a link to it.`}
          </Text>
        </Stack>
        {sections.map((section) => (
          <Messages key={section.id} {...section} />
        ))}
      </Stack>
    </main>
  );
}

function Messages({ id, title, lead, lines }: Section) {
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
              {['Message', 'Place', 'Cause', 'Story'].map((name) => (
                <th key={name} className={sheet.headCell} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
      </div>
    </Stack>
  );
}
