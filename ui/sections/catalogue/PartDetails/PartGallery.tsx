import { useId, useState } from 'react';
import type { PartDetails } from '#contract/catalogue/part-details.ts';
import * as m from '#messages/part-details.js';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { loadOnUse } from '#ui/load-on-use.tsx';
import * as styles from './PartGallery.css.ts';

const PictureZoom = loadOnUse('isOpen', async () => (await import('./PictureZoom.tsx')).PictureZoom);

type Pictured = Pick<PartDetails, 'name' | 'image'> & Partial<Pick<PartDetails, 'imageAlt' | 'morePictures'>>;

/** The pictures of a part, or its drawing. A radio button for each shows it, so that it works without scripts. */
export function PartGallery({ part }: { part: Pictured }) {
  const group = useId();
  const [zoom, setZoom] = useState({ index: 0, isOpen: false });
  const { name, image, imageAlt = '', morePictures = [] } = part;
  const pictures = [{ image, alt: imageAlt }, ...morePictures].filter((picture) => picture.image !== '');
  if (pictures.length === 0) return <Picture src="" alt={name} slot="gallery" partName={name} />;
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        {pictures.map(({ image, alt }, index) => (
          <div key={index} className={styles.slide}>
            <Picture
              src={image}
              alt={alt === '' ? name : alt}
              slot="gallery"
              partName={name}
              isPriority={index === 0}
            />
            <button
              type="button"
              className={styles.enlarge}
              aria-label={m.enlarge()}
              aria-haspopup="dialog"
              onClick={() => setZoom({ index, isOpen: true })}
            >
              <span className={styles.enlargeIcon}>
                <Icon name="zoom-in" />
              </span>
            </button>
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <fieldset className={styles.views}>
          <legend>
            <VisuallyHidden>{m.pictures()}</VisuallyHidden>
          </legend>
          {pictures.map(({ image, alt }, index) => (
            <label key={index} className={styles.view}>
              <input className={styles.radio} type="radio" name={group} defaultChecked={index === 0} />
              <VisuallyHidden>{alt === '' ? m.picture({ number: index + 1 }) : alt}</VisuallyHidden>
              <Picture src={image} alt="" slot="view" partName={name} />
            </label>
          ))}
        </fieldset>
      )}
      <PictureZoom
        {...zoom}
        pictures={pictures}
        partName={name}
        onIndexChange={(index) => setZoom({ index, isOpen: true })}
        onClose={() => setZoom({ ...zoom, isOpen: false })}
      />
    </div>
  );
}
