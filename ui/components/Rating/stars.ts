import { limits } from '#contract/limits.ts';

/** The path data of a star in a 24 by 24 view box. */
export const star = 'M12 2.6l2.9 6.2 6.7.8-5 4.6 1.4 6.7L12 17.5 6 20.9l1.4-6.7-5-4.6 6.7-.8z';

const { min, max } = limits.rating;

/** 1 to 5. */
export const places = Array.from({ length: max }, (_, index) => index + 1);

/** The nearest rating that a person can give; `NaN` gives 0. */
export const starsOf = (value: number) => (Number.isNaN(value) ? min : Math.min(max, Math.max(min, value)));
