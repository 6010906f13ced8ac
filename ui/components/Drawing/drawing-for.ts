/** The parts that have a drawing. */
export const drawingNames = [
  'disc',
  'solid-disc',
  'spring',
  'bearing',
  'piston',
  'connecting-rod',
  'filter',
  'plug',
  'gear',
  'pads',
  'valve',
  'gasket',
  'clutch',
  'shock',
  'belt',
  'air-filter',
  'bolt',
  'pulley',
] as const;

export type DrawingName = (typeof drawingNames)[number];

const byKeyword = new Map<string, DrawingName>([
  ['disc', 'disc'],
  ['pad', 'pads'],
  ['spring', 'spring'],
  ['bearing', 'bearing'],
  ['piston', 'piston'],
  ['filter', 'filter'],
  ['plug', 'plug'],
  ['gear', 'gear'],
  ['belt', 'belt'],
  ['clutch', 'clutch'],
  ['shock', 'shock'],
  ['rod', 'connecting-rod'],
  ['gasket', 'gasket'],
  ['valve', 'valve'],
  ['bolt', 'bolt'],
  ['pulley', 'pulley'],
]);

/** Words next to the keyword that change the type: a cabin filter is a panel, not a can. */
const kinds: ReadonlyArray<readonly [drawing: DrawingName, hint: string, kind: DrawingName]> = [
  ['filter', 'air', 'air-filter'],
  ['filter', 'cabin', 'air-filter'],
  ['disc', 'solid', 'solid-disc'],
  ['disc', 'clutch', 'clutch'],
];

/**
 * Chooses the placeholder drawing for a part without an image. The last keyword of the name wins, because in
 * English the head noun comes last ("brake disc bolt" is a bolt). The default is the bearing.
 */
export function drawingFor(partName: string): DrawingName {
  const words = partName
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ''));
  const keyword = words.findLast((word) => byKeyword.has(word));
  const drawing = (keyword === undefined ? undefined : byKeyword.get(keyword)) ?? 'bearing';
  return kinds.find(([of, hint]) => of === drawing && words.includes(hint))?.[2] ?? drawing;
}
