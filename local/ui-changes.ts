/**
 * What users of the package can rely on: `Button`, `Button.tone` and `token color.light.ink`, with the type of a prop or
 * the value of a token. The type of an optional prop starts with `?`.
 */
export type PublicApi = Readonly<Record<string, string>>;

export interface Changes {
  /** Code that used the package may stop working. */
  breaking: readonly string[];
  added: readonly string[];
  changed: readonly string[];
}

const isToken = (name: string) => name.startsWith('token ');
const ownerOf = (name: string) => (isToken(name) ? name : (name.split('.', 1)[0] ?? name));
const isRequired = (name: string, type: string) =>
  !isToken(name) && ownerOf(name) !== name && !type.startsWith('?');

/** Whether every value of `before` is one of `after`: the same type, or a union with more members. */
function accepts(before: string, after: string): boolean {
  const [one, other] = [before, after].map((type) => new Set(type.replace(/^\?/, '').split(' | ')));
  return [...(one ?? [])].every((member) => other?.has(member));
}

export function changesOf(before: PublicApi, after: PublicApi): Changes {
  const changes = { breaking: [] as string[], added: [] as string[], changed: [] as string[] };
  for (const name of [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()) {
    const [one, other] = [before[name], after[name]];
    if (one === other) continue;
    const owner = ownerOf(name);
    if (one === undefined && other !== undefined) {
      const isNewOwner = owner !== name && before[owner] === undefined;
      if (isNewOwner) continue;
      if (isRequired(name, other)) changes.breaking.push(`\`${name}\` is new and required.`);
      else changes.added.push(`\`${name}\``);
    } else if (one !== undefined && other === undefined) {
      const isOldOwner = owner !== name && after[owner] === undefined;
      if (!isOldOwner) changes.breaking.push(`\`${name}\` is removed.`);
    } else if (one !== undefined && other !== undefined) {
      const line = `\`${name}\`: \`${one}\` → \`${other}\``;
      const isBreaking =
        !isToken(name) && (!accepts(one, other) || (!isRequired(name, one) && isRequired(name, other)));
      (isBreaking ? changes.breaking : changes.changed).push(line);
    }
  }
  return changes;
}

/** The version that follows by semantic versioning. The subjects of commits alone make a patch. */
export function nextVersion(version: string, changes: Changes, subjects: readonly string[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (changes.breaking.length > 0) return `${major + 1}.0.0`;
  if (changes.added.length > 0 || changes.changed.some((line) => !line.startsWith('`token ')))
    return `${major}.${minor + 1}.0`;
  return changes.changed.length + subjects.length > 0 ? `${major}.${minor}.${patch + 1}` : version;
}

/** A section of the changelog, in the format of Keep a Changelog. */
export function changelogSection(
  version: string,
  date: string,
  { breaking, added, changed }: Changes,
  subjects: readonly string[],
): string {
  const lists = { 'Breaking changes': breaking, Added: added, Changed: changed, Commits: subjects };
  return [
    `## [${version}] - ${date}\n`,
    ...Object.entries(lists)
      .filter(([, lines]) => lines.length > 0)
      .map(([title, lines]) => `### ${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}`),
  ].join('\n');
}
