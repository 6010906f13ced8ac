/** What is drawn by the noun of a part, and a word of its name that the drawing needs. The first that matches. */
const rules = [
  ['air-filter', 'filter', 'air'],
  ['air-filter', 'filter', 'cabin'],
  ['filter', 'filter'],
  ['solid-disc', 'disc', 'solid'],
  ['clutch', 'disc', 'clutch'],
  ['disc', 'disc'],
  ['clutch', 'plate', 'clutch'],
  ['clutch', 'clutch'],
  ['box', 'spring', 'gas'],
  ['box', 'spring', 'clock'],
  ['spring', 'spring'],
  ['bearing', 'bearing'],
  ['piston', 'piston'],
  ['connecting-rod', 'rod', 'connecting'],
  ['plug', 'plug', 'spark'],
  ['gear', 'gear'],
  ['pads', 'pad'],
  ['valve', 'valve', 'exhaust'],
  ['valve', 'valve', 'intake'],
  ['valve', 'valve', 'inlet'],
  ['gasket', 'gasket'],
  ['shock', 'absorber', 'shock'],
  ['box', 'belt', 'seat'],
  ['belt', 'belt'],
  ['bolt', 'bolt'],
  ['pulley', 'pulley'],
] as const;
export type DrawingName = (typeof rules)[number][0];

export const drawingNames: readonly DrawingName[] = [...new Set(rules.map(([name]) => name))];

/** Nouns behind the one that names the thing: a pad set is pads. */
const amounts = ['set', 'kit', 'pair', 'assembly'];

/** Where a name goes on with what the thing is for or made of. */
const additions = /[,;:(/–—]| (?:for|with|without|to|in|of|by) /;

/** "6308-2RS", "LX 2010". */
const makersNumber = /(?:\p{Lu}{1,4}[ -])?[\p{L}-]*\p{N}[\p{L}\p{N}/-]*/gu;

const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=...)s$/, ''));

/**
 * Chooses the placeholder drawing for a part without an image, by the last noun of its name, because in English the head noun
 * comes last: a brake disc bolt is a bolt, a bearing cap no bearing. `box`: it names nothing that is drawn here.
 */
export function drawingFor(partName: string): DrawingName {
  const name = partName.replaceAll(makersNumber, ' ').toLowerCase();
  const words = wordsOf(name);
  const [thing = ''] = name.split(additions);
  const noun = wordsOf(thing).findLast((word) => !amounts.includes(word));
  const found = rules.find(([, of, hint]) => of === noun && (hint === undefined || words.includes(hint)));
  return found?.[0] ?? 'box';
}
