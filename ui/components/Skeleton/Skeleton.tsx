import { skeleton, type SkeletonVariants } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** The shape of the content. `fill` fills its container, such as an image slot. */
  shape?: SkeletonVariants['shape'];
  width?: SkeletonVariants['width'];
}

/**
 * Placeholder for loading content, shown after 150 ms. Hidden from screen readers: the section announces
 * loading once.
 */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span className={skeleton({ shape, width })} aria-hidden />;
}
