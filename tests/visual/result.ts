import * as z from 'zod/mini';

const Size = z.object({ width: z.number(), height: z.number() });
const Box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

const ModeResult = z.object({
  mode: z.string(),
  /** Hashes of the pictures; null where there is none. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** Where they differ; null when one is missing. */
  difference: z.nullable(z.object({ pixels: z.number(), box: Box, size: Size })),
});

const Change = z.object({
  story: z.string(),
  title: z.string(),
  name: z.string(),
  /** Changed files that it shows something of. */
  causes: z.array(z.string()),
  modes: z.array(ModeResult),
  /** The line that accepts it. */
  acceptance: z.string(),
  isAccepted: z.boolean(),
});

const Named = z.object({ story: z.string(), title: z.string(), name: z.string() });

/** What a comparison came to. */
export const Result = z.object({
  /** The commit that was compared with. */
  base: z.string(),
  /** How many stories there are, and how many of them were looked at. */
  stories: z.number(),
  compared: z.number(),
  changes: z.array(Change),
  added: z.array(Named),
  removed: z.array(Named),
  /** Stories that cannot be drawn, with the reason. */
  broken: z.array(z.extend(Named, { reason: z.string() })),
  /** Requests that left Storybook's own address. */
  outside: z.array(z.string()),
});

export type ModeResult = z.infer<typeof ModeResult>;
export type Change = z.infer<typeof Change>;
export type Result = z.infer<typeof Result>;

/** Whether nothing is left to explain. */
export const isExplained = ({ changes, broken, outside }: Result): boolean =>
  changes.every(({ isAccepted }) => isAccepted) && broken.length === 0 && outside.length === 0;
