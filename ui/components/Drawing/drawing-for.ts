/** The parts that have a drawing, each with its keyword in the singular. One without is a kind of another part. */
const keywords = {
  disc: 'disc',
  'solid-disc': null,
  spring: 'spring',
  bearing: 'bearing',
  piston: 'piston',
  'connecting-rod': 'rod',
  filter: 'filter',
  plug: 'plug',
  gear: 'gear',
  pads: 'pad',
  valve: 'valve',
  gasket: 'gasket',
  clutch: 'clutch',
  shock: 'shock',
  belt: 'belt',
  'air-filter': null,
  bolt: 'bolt',
  pulley: 'pulley',
} as const;
export type DrawingName = keyof typeof keywords;

export const drawingNames = Object.keys(keywords) as DrawingName[];

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
  const named = words.map((word) => drawingNames.find((name) => keywords[name] === word));
  const drawing = named.findLast((name) => name !== undefined) ?? 'bearing';
  return kinds.find(([of, hint]) => of === drawing && words.includes(hint))?.[2] ?? drawing;
}
