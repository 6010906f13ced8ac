import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { avatar, photo, type AvatarSize } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** The person's full name, for the initials. Empty if it is unknown. */
  name: string;
  /** The URL of the photo. If it fails to load, the initials are shown. */
  photoURL?: string;
  /**
   * The diameter: 26, 32, 40 or 88 px.
   * @default md
   */
  size?: AvatarSize;
}

/** A person's photo, otherwise their initials, otherwise an outline. Decorative: show the name next to it. */
export function Avatar({ name, photoURL, size }: AvatarProps) {
  const [failed, setFailed] = useState<string>();

  /** The image in server-rendered markup may have failed before React attached its handlers. */
  function checkEarlier(image: HTMLImageElement | null) {
    if (image?.complete && image.naturalWidth === 0) setFailed(photoURL);
  }

  return (
    <span className={avatar({ size })} aria-hidden>
      {photoURL && photoURL !== failed ? (
        <img
          className={photo}
          src={photoURL}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          ref={checkEarlier}
          onError={() => setFailed(photoURL)}
        />
      ) : (
        initials(name) || <Icon name="user" size={size === 'lg' ? 20 : 16} />
      )}
    </span>
  );
}
