export interface ReportedStory {
  title: string;
  name: string;
  /** The URL of the story with its arguments and globals. */
  link: string;
  args: Readonly<Record<string, unknown>>;
  initialArgs: Readonly<Record<string, unknown>>;
  /** The values that the toolbar and the story have set. */
  globals: Readonly<Record<string, unknown>>;
  /** The width of its page, in px. */
  width: number;
  systemTheme: 'light' | 'dark';
  /** The story's `fixture` parameter, without what cannot be sent to the manager. */
  fixture: Readonly<Record<string, unknown>>;
}

const isElement = (value: unknown) => typeof value === 'object' && value !== null && '$$typeof' in value;

/** Leaves out functions and elements, because they are not data. */
const plain = (_key: string, value: unknown) =>
  typeof value === 'function' || typeof value === 'symbol' || isElement(value) ? undefined : value;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null, plain);

function changedArgs({ args, initialArgs }: ReportedStory): Record<string, unknown> {
  const changed = Object.entries(args).filter(
    ([name, value]) => textOf(value) !== undefined && textOf(value) !== textOf(initialArgs[name]),
  );
  return Object.fromEntries(changed.map(([name, value]) => [name, value ?? null]));
}

/** Describes a story in its current state in Markdown, for a bug report. */
export function storyReport(story: ReportedStory): string {
  const { title, name, link, globals, width, systemTheme, fixture } = story;
  // Handlers and overrides are code.
  const settings = { link, ...globals, width, systemTheme, ...fixture, api: undefined, auth: undefined };
  const lines = Object.entries(settings)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([setting, value]) => `- ${setting}: ${textOf(value)}\n`);
  const report = `**${title}: ${name}**\n\n${lines.join('')}`;
  const args = changedArgs(story);
  if (Object.keys(args).length === 0) return report;
  return `${report}\nArguments:\n\n\`\`\`json\n${JSON.stringify(args, plain, 2)}\n\`\`\`\n`;
}
