import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { areaNames, areaOf, type AreaName } from './catalogue.ts';
import { causeOf, kindOf, screenOf } from './entry.ts';
import { exportOf } from './story-files.ts';
import { uiEntries } from './ui-messages.ts';

/** One message as the catalogue's page lists it. */
interface Line {
  shows: string;
  place: string;
  path?: string;
  cause: string;
  /** The story's id, and what the link to it reads. */
  story: string;
  name: string;
}

export interface Section {
  id: string;
  title: string;
  /** What its messages have in common. */
  lead: string;
  lines: readonly Line[];
}

const storyOf = (area: AreaName, key: string) =>
  toId(`Workbench/Messages/${areaOf(area).title}`, storyNameFromExport(exportOf(key)));

function sectionOf(area: AreaName): Section {
  const { title, lead, entries } = areaOf(area);
  const lines = Object.entries(entries).map(([name, entry]) => {
    const screen = screenOf(entry);
    return {
      shows: entry.shows,
      place: `${screen.title}, ${kindOf(entry)}`,
      path: screen.path,
      cause: causeOf(entry),
      story: storyOf(area, name),
      name,
    };
  });
  return { id: area, title, lead, lines };
}

const ofUi: Section = {
  id: 'ui',
  title: 'Design system',
  lead: 'What the parts of a screen say in words of their own, each by a story of the part.',
  lines: uiEntries.map(({ title, ...entry }) => ({ ...entry, place: title.replace('/', ', ') })),
};

/** The messages that have a story of their own, as the page lists them. */
export const sections: readonly Section[] = [...areaNames.map(sectionOf), ofUi];
