import { useCallback, useState } from 'react';
import { Drawing } from '../Drawing/Drawing.tsx';
import { drawingFor } from '../Drawing/drawing-for.ts';
import * as styles from './Picture.css.ts';
import { pictureSizes, type PictureSlot } from './picture-sizes.ts';
import { pictureSources } from './picture-sources.ts';

export interface PictureProps {
  /** URL of the image; empty when there is none. */
  src: string;
  /** Alternative text. Empty when the text next to it names the part. */
  alt: string;
  /** Sets the aspect ratio and the image size to load. */
  slot: PictureSlot;
  /** Selects the placeholder drawing. */
  partName: string;
  /** For the first visible image: loads eagerly and does not fade in. */
  isPriority?: boolean;
}

const smallSlots: ReadonlySet<PictureSlot> = new Set(['thumbnail', 'compare', 'lead', 'line', 'view']);

/** An image of a part. It reserves its space and shows the part's drawing until, or unless, the image loads. */
export function Picture(props: PictureProps) {
  // The key restarts loading and fading for another URL.
  return <PartPicture key={props.src} {...props} />;
}

function PartPicture({ src, alt, slot, partName, isPriority = false }: PictureProps) {
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>(isPriority ? 'shown' : 'waiting');
  const sources = pictureSources(src);
  const sizes = sources.webp === undefined ? undefined : pictureSizes(slot, sources.isCutOut);
  const hasPicture = src !== '' && state !== 'failed';
  const pictureKind = sources.isCutOut ? 'cutOut' : 'opaque';

  const show = () => setState('shown');
  const fail = () => setState('failed');
  /** The image may have loaded or failed before React attached its handlers. */
  const catchUp = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) {
      void image.decode().then(
        () => setState('shown'),
        () => setState('failed'),
      );
    }
  }, []);

  return (
    <span className={styles.frame({ slot, kind: hasPicture ? pictureKind : 'drawing' })}>
      {!(hasPicture && isPriority) && (
        <span
          className={styles.drawing({ slot, isCovered: hasPicture && state === 'shown' })}
          data-replaced={hasPicture || undefined}
        >
          <Drawing
            name={drawingFor(partName)}
            variant={smallSlots.has(slot) ? 'small' : 'plain'}
            label={hasPicture || alt === '' ? undefined : alt}
          />
        </span>
      )}
      {hasPicture && (
        <picture>
          {sources.avif !== undefined && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
          <img
            ref={catchUp}
            className={styles.picture({ slot, kind: pictureKind, isWaiting: state === 'waiting' })}
            src={src}
            srcSet={sources.webp}
            sizes={sizes}
            alt={alt}
            width={800}
            height={sources.isCutOut ? 800 : 600}
            loading={isPriority ? 'eager' : 'lazy'}
            fetchPriority={isPriority ? 'high' : undefined}
            decoding="async"
            onLoad={(event) => void event.currentTarget.decode().then(show, show)}
            onError={fail}
          />
        </picture>
      )}
    </span>
  );
}
