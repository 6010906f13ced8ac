import { skeleton, type SkeletonVariants } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What it stands for; `fill` takes the place that is reserved around it, such as a picture's. */
  shape?: SkeletonVariants['shape'];
  width?: SkeletonVariants['width'];
}

/** The shape of what is on its way, shown after 150 ms. What loads is said once, in words, by the section. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span className={skeleton({ shape, width })} aria-hidden />;
}
