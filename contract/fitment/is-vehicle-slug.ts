import { patterns } from '../patterns.ts';

/** Whether a text may be the slug of a model or a vehicle, such as `volkswagen-golf-7-2016`. */
export const isVehicleSlug = (text: string): boolean => text.length <= 100 && patterns.slug.test(text);
