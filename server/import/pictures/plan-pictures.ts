import { limits } from '#contract/limits.ts';
import * as m from '#messages/picture-faults.js';
import { checkPictureUrl, UnreadablePicture } from '../../images/fetch-picture.ts';
import { findImage, nameAt } from '../../images/image-address.ts';
import type { PictureConfig, PlanContext } from '../kind.ts';
import type { CellFault } from '../read-cells.ts';
import { findFiles, type FindFile } from './picture-files.ts';
import type { PictureValue } from './picture-value.ts';

export const pictureFault = (value: string, rule: string, remedy: string): CellFault => ({
  ...{ kind: 'picture', column: 'pictures', value: value.slice(0, 200) },
  ...{ rule, remedy },
});

export const isUrl = (text: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(text);

/** Of the files and the stored pictures that texts name. */
export interface NamedPictures {
  config: PictureConfig;
  file: FindFile;
  uploads: ReadonlySet<string>;
}

/** Looks up what the pictures of some rows name. */
export async function findNamed(
  { tx, importId, config }: Pick<PlanContext, 'tx' | 'importId' | 'config'>,
  texts: readonly string[],
): Promise<NamedPictures> {
  const names = texts.flatMap((text) => nameAt(config, text) ?? []);
  const { rows } =
    names.length === 0
      ? { rows: [] }
      : await tx.query<{ name: string }>(
          'SELECT name FROM uploads WHERE name = ANY($1) AND removed_at IS NULL',
          [names],
        );
  const file = await findFiles(
    tx,
    importId,
    texts.filter((text) => !isUrl(text)),
  );
  return { config, file, uploads: new Set(rows.map(({ name }) => name)) };
}

const stored = (image: string): PictureValue => ({ image, alt: '', source: '', digest: null });

/** The picture that a text means: one of the part, another one of the shop, or one that is not stored yet. */
function planPicture(
  text: string,
  now: readonly PictureValue[],
  { config, file, uploads }: NamedPictures,
): PictureValue | CellFault {
  const own = now.find(({ source, image, digest }) => image === text || (source === text && digest === null));
  if (own) return own;
  const image = findImage(config, text);
  if (image !== null) {
    const name = nameAt(config, image);
    return name === null || uploads.has(name) ? stored(image) : pictureFault(text, m.gone(), m.noFileHint());
  }
  if (isUrl(text)) {
    try {
      checkPictureUrl(text);
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
      return pictureFault(text, error.message, m.address());
    }
    return { image: '', alt: '', source: text, digest: null };
  }
  const found = file(text);
  if (found === 'several') return pictureFault(text, m.severalFiles(), m.severalFilesHint());
  if (found?.digest === '') {
    const megabytes = limits.image.maxBytes / 1024 / 1024;
    return pictureFault(text, m.tooLarge({ megabytes }), m.format());
  }
  const same = now.find(({ digest, source }) =>
    found ? digest === found.digest : digest !== null && source === text,
  );
  if (same) return same;
  if (!found) return pictureFault(text, m.noFile(), m.noFileHint());
  return { image: '', alt: '', source: text, digest: found.digest };
}

/** Plans the pictures of a part. `wanted` is undefined if nothing of the cell can be read. */
export function planPictures(
  texts: readonly string[],
  now: readonly PictureValue[],
  named: NamedPictures,
): { wanted: PictureValue[] | undefined; faults: CellFault[] } {
  const wanted: PictureValue[] = [];
  const faults: CellFault[] = [];
  const max = 1 + limits.morePictures;
  for (const text of new Set(texts)) {
    const planned = planPicture(text, now, named);
    if ('kind' in planned) faults.push(planned);
    else if (planned.image !== '' && wanted.some(({ image }) => image === planned.image)) continue;
    else if (wanted.length < max) wanted.push(planned);
    else faults.push(pictureFault(text, m.tooMany({ max }), m.fewer()));
  }
  return { wanted: wanted.length === 0 && faults.length > 0 ? undefined : wanted, faults };
}
