import * as z from 'zod/mini';

export interface ReportedStory {
  title: string;
  name: string;
  /** Where it can be seen again: with its arguments and globals. */
  link: string;
  args: Readonly<Record<string, unknown>>;
  initialArgs: Readonly<Record<string, unknown>>;
  /** What the toolbar and the story itself have set. */
  globals: Readonly<Record<string, unknown>>;
  /** How wide it is shown, in px. */
  width: number;
  /** Whether the system, which the theme may follow, is set to dark. */
  isSystemDark: boolean;
  /** The story's `fixture` parameter, as far as it reaches the manager. */
  fixture: unknown;
}

/** What can be told of a fixture: everything but its functions. */
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

/** Functions and elements are no data; what is set to nothing shows as null. */
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
  const turned = data?.isRotated ? ', turned' : '';
  return `${data?.value ?? 'as the window'}${turned}, ${width} px wide`;
}

const code = (text: string) => `\`${text}\``;

function fixtureLines({ path, as = 'visitor', kept = {}, charge, ...fixture }: Fixture): string[] {
  const keys = Object.keys(kept);
  return [
    `Page: ${code(path)}`,
    `Seen by: ${as}`,
    ...(fixture.isOffline ? ['Network: offline'] : []),
    ...(fixture.isSlow ? ['Network: slow'] : []),
    ...(fixture.remembers ? ['Shop: remembers what is done'] : []),
    ...(fixture.isCardBlocked ? ['Card form: blocked'] : []),
    ...(keys.length > 0 ? [`Kept in the browser: ${keys.map(code).join(', ')}`] : []),
    ...(charge ? [`Charge: ${[charge.status, charge.message].filter(Boolean).join(', ')}`] : []),
  ];
}

function scenarioLines({ scenario }: Readonly<Record<string, unknown>>): string[] {
  if (scenario === undefined || scenario === null || scenario === '') return [];
  return [`Scenario: ${code(typeof scenario === 'string' ? scenario : (textOf(scenario) ?? ''))}`];
}

/** The arguments that an address has no way to hold, such as texts with more than letters in them. */
function notInLink({ link }: ReportedStory, args: Readonly<Record<string, unknown>>): string[] {
  const held = (new URL(link).searchParams.get('args') ?? '')
    .split(';')
    .map((arg) => /^[^.:[]*/.exec(arg)?.[0]);
  return Object.keys(args).filter((name) => !held.includes(name));
}

/** A story as it is shown, in Markdown, for a bug report. */
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
  const which = left.length === 0 ? '' : `, of which the link does not hold ${left.join(', ')}`;
  return `${report}\nArguments${which}:\n\n\`\`\`json\n${JSON.stringify(args, plain, 2)}\n\`\`\`\n`;
}
