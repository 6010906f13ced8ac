import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { StoryLink } from '../atlas/StoryLink.tsx';
import * as sheet from '../sheet.css.ts';
import { allEntries, areaNames, areaOf, type AreaName } from './catalogue.ts';
import { causeOf, kindOf, screenOf, type Entry } from './entry.ts';
import * as styles from './MessagesPage.css.ts';
import { exportOf } from './story-files.ts';

const storyOf = (area: AreaName, key: string) =>
  toId(`Workbench/Messages/${areaOf(area).title}`, storyNameFromExport(exportOf(key)));

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
            {`${allEntries.length} messages, each with the place it appears in, what causes it, and a link to it.`}
          </Text>
        </Stack>
        {areaNames.map((area) => (
          <Area key={area} area={area} />
        ))}
      </Stack>
    </main>
  );
}

function Area({ area }: { area: AreaName }) {
  const { title, lead, entries } = areaOf(area);
  const titleId = `messages-${area}`;
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
            {Object.entries(entries).map(([key, entry]) => (
              <Row key={key} name={key} story={storyOf(area, key)} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}

function Row({ name, story, entry }: { name: string; story: string; entry: Entry }) {
  const { title, path } = screenOf(entry);
  return (
    <tr>
      <th className={sheet.rowName} scope="row">
        {entry.shows}
      </th>
      <td className={sheet.bodyCell}>
        {title}, {kindOf(entry)}
        <span className={styles.place}>{path}</span>
      </td>
      <td className={sheet.bodyCell}>{causeOf(entry)}</td>
      <td className={sheet.bodyCell}>
        <StoryLink story={story}>{name}</StoryLink>
      </td>
    </tr>
  );
}
