import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const widths = ['three-quarters', 'half'] as const;

/** Holds the place of a text or of a small form that loads. */
export const SkeletonLines = ({ count = 2 }: { count?: number }) => (
  <Stack gap="3">
    {Array.from({ length: count }, (_, line) => (
      <Skeleton key={line} width={widths[line % 2]} />
    ))}
  </Stack>
);
