import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { avatar, photo, type AvatarSize } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  name: string;
  photoURL?: string;
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
