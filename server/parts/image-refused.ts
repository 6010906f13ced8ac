import { Problem } from '../problem.ts';

/** For a picture of a place that the shop shows none from. */
export const imageRefused = (): Problem =>
  new Problem('INVALID', {
    message: 'image: Use a picture that was uploaded here, or one of a known image host',
  });
