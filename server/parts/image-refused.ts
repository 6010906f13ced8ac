import * as m from '#messages/problem.ts';
import { Problem } from '../problem.ts';

/** For a picture of a place that the shop shows none from. */
export const imageRefused = (): Problem =>
  new Problem('INVALID', {
    message: m.imageUseAPictureThatWasUploadedHere(),
  });
