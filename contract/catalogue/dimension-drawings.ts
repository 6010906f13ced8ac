/**
 * The drawings with dimensions that a category can have, and the dimensions without which each cannot be drawn. `shows`: those
 * that it shows besides, if they are known. A `form` is a choice, such as solid or ventilated, that changes what is drawn.
 */
export const dimensionDrawings = {
  battery: { needs: ['length', 'width', 'height'], shows: [] },
  'brake-disc': {
    needs: ['diameter', 'thickness', 'height', 'centring'],
    shows: ['bolt-circle', 'bolt-holes', 'form'],
  },
  'brake-pad': { needs: ['width', 'height', 'thickness'], shows: [] },
  'clutch-plate': { needs: ['diameter'], shows: ['teeth'] },
  'coil-spring': { needs: ['length', 'wire', 'inner-diameter'], shows: [] },
  'oil-filter': { needs: ['outer-diameter', 'height'], shows: [] },
  'panel-filter': { needs: ['length', 'width', 'height'], shows: [] },
  piston: { needs: ['diameter', 'height'], shows: [] },
  radiator: { needs: ['length', 'width', 'thickness'], shows: [] },
  'shock-absorber': { needs: ['length', 'stroke'], shows: [] },
  'timing-gear': { needs: ['outer-diameter', 'inner-diameter', 'width', 'teeth'], shows: [] },
  valve: { needs: ['diameter', 'stem', 'length'], shows: [] },
  'wheel-bearing': { needs: ['inner-diameter', 'outer-diameter', 'width'], shows: [] },
} as const satisfies Record<string, { needs: readonly string[]; shows: readonly string[] }>;

export type DimensionDrawingName = keyof typeof dimensionDrawings;

export const isDimensionDrawing = (name: string | null): name is DimensionDrawingName =>
  name !== null && Object.hasOwn(dimensionDrawings, name);

/** Whether a drawing can be made of these dimensions. */
export const canDraw = (name: DimensionDrawingName, dimensions: readonly string[]): boolean =>
  dimensionDrawings[name].needs.every((needed) => dimensions.includes(needed));

/** Of all drawings, each once. */
export const drawnDimensions: readonly string[] = [
  ...new Set(Object.values(dimensionDrawings).flatMap(({ needs, shows }) => [...needs, ...shows])),
];
