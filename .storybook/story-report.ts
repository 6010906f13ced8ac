import * as z from 'zod/mini';

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
  /** Whether the system theme is dark. */
  isSystemDark: boolean;
  /** The story's `fixture` parameter, without what cannot be sent to the manager. */
  fixture: unknown;
}

/** The data of a fixture, without its functions. */
const Fixture = z.object({
  path: z.string(),
  as: z.optional(z.string()),
  isOffline: z.optional(z.boolean()),
  isSlow: z.optional(z.boolean()),
  remembers: z.optional(z.boolean()),
  isCardBlocked: z.optional(z.boolean()),
  kept: z.optional(z.record(z.string(), z.unknown())),
  charge: z.optional(z.object({ status: z.string(), message: z.optional(z.string()) })),
});
type Fixture = z.infer<typeof Fixture>;

const Viewport = z.union([
  z.pipe(
    z.string(),
    z.transform((value) => ({ value, isRotated: false })),
  ),
  z.object({ value: z.string(), isRotated: z._default(z.boolean(), false) }),
]);

const isElement = (value: unknown) => typeof value === 'object' && value !== null && '$$typeof' in value;

/** Leaves out functions and elements, because they are not data. */
const plain = (_key: string, value: unknown) =>
  typeof value === 'function' || typeof value === 'symbol' || isElement(value) ? undefined : value;

const textOf = (value: unknown): string | undefined => JSON.stringify(value ?? null, plain);

function changedArgs({ args, initialArgs }: ReportedStory): Record<string, unknown> {
  const changed = Object.entries(args).filter(
    ([name, value]) => textOf(value) !== undefined && textOf(value) !== textOf(initialArgs[name]),
  );
  return Object.fromEntries(changed.map(([name, value]) => [name, value ?? null]));
}

function themeOf({ globals, isSystemDark }: ReportedStory): string {
  const { theme = 'system' } = globals;
  return theme === 'system' ? `system (${isSystemDark ? 'dark' : 'light'})` : String(theme);
}

function viewportOf({ globals, width }: ReportedStory): string {
  const { data } = Viewport.safeParse(globals['viewport']);
  const rotated = data?.isRotated ? ', rotated' : '';
  return `${data?.value ?? 'full width'}${rotated}, ${width} px wide`;
}

const code = (text: string) => `\`${text}\``;

function fixtureLines({ path, as = 'visitor', kept = {}, charge, ...fixture }: Fixture): string[] {
  const keys = Object.keys(kept);
  return [
    `Page: ${code(path)}`,
    `User: ${as}`,
    ...(fixture.isOffline ? ['Network: offline'] : []),
    ...(fixture.isSlow ? ['Network: slow'] : []),
    ...(fixture.remembers ? ['Shop: keeps changes'] : []),
    ...(fixture.isCardBlocked ? ['Card form: blocked'] : []),
    ...(keys.length > 0 ? [`Browser storage: ${keys.map(code).join(', ')}`] : []),
    ...(charge ? [`Charge: ${[charge.status, charge.message].filter(Boolean).join(', ')}`] : []),
  ];
}

function scenarioLines({ scenario }: Readonly<Record<string, unknown>>): string[] {
  if (scenario === undefined || scenario === null || scenario === '') return [];
  return [`Scenario: ${code(typeof scenario === 'string' ? scenario : (textOf(scenario) ?? ''))}`];
}

/** The arguments that a URL cannot contain, such as texts with special characters. */
function notInLink({ link }: ReportedStory, args: Readonly<Record<string, unknown>>): string[] {
  const contained = (new URL(link).searchParams.get('args') ?? '')
    .split(';')
    .map((arg) => /^[^.:[]*/.exec(arg)?.[0]);
  return Object.keys(args).filter((name) => !contained.includes(name));
}

/** Describes a story in its current state in Markdown, for a bug report. */
export function storyReport(story: ReportedStory): string {
  const { title, name, link, globals } = story;
  const args = changedArgs(story);
  const { data: fixture } = Fixture.safeParse(story.fixture);
  const lines = [
    `Link: <${link}>`,
    `Theme: ${themeOf(story)}`,
    `Density: ${String(globals['density'] ?? 'comfortable')}`,
    `Direction: ${String(globals['direction'] ?? 'ltr')}`,
    `Viewport: ${viewportOf(story)}`,
    ...scenarioLines(globals),
    ...(fixture ? fixtureLines(fixture) : []),
  ];
  const report = `**${title}: ${name}**\n\n${lines.map((line) => `- ${line}\n`).join('')}`;
  if (Object.keys(args).length === 0) return report;
  const left = notInLink(story, args).map(code);
  const which = left.length === 0 ? '' : ` (not in the link: ${left.join(', ')})`;
  return `${report}\nArguments${which}:\n\n\`\`\`json\n${JSON.stringify(args, plain, 2)}\n\`\`\`\n`;
}
