import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { avatar, photo, type AvatarSize } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  name: string;
  photoURL?: string;
  size?: AvatarSize;
}

/** A face beside its name: the photo, else initials, else an outline. Decorative, so the name stands nearby. */
export function Avatar({ name, photoURL, size }: AvatarProps) {
  const [failed, setFailed] = useState<string>();

  /** A served picture may have failed before anything could listen. */
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
