import * as m from '#messages/problem.ts';
import { Problem } from '../core/problem.ts';

/** The error for an image from a host that the shop does not allow. */
export const imageRefused = (): Problem =>
  new Problem('INVALID', {
    message: m.imageUseAPictureThatWasUploadedHere(),
  });
