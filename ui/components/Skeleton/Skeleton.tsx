import { skeleton, type SkeletonVariants } from './Skeleton.css.ts';

export interface SkeletonProps {
  /**
   * The shape of the content. `fill` fills its container, such as an image slot.
   * @default text
   */
  shape?: SkeletonVariants['shape'];
  /** A share of its container's width, or the width of a `word` or a `button`. */
  width?: SkeletonVariants['width'];
}

/**
 * Placeholder for loading content, shown after 150 ms. Hidden from screen readers: the section announces
 * loading once.
 */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span className={skeleton({ shape, width })} aria-hidden />;
}
