import './profile-picture.css';
import { useState } from 'react';
import { cx } from '../lib/cx.ts';
import { initials } from '../lib/initials.ts';

export interface ProfilePictureProps {
  name: string;
  /** Address of the image; initials stand in for it, and for one that cannot be shown. */
  src?: string | null | undefined;
  /** Side in pixels. */
  size?: number;
  className?: string;
}

/** A face, or the letters of a name. Decoration: whoever draws it names the person beside it. */
export function ProfilePicture({ name, src, size = 32, className }: ProfilePictureProps) {
  // The address that failed, so that the next one gets its own chance.
  const [broken, setBroken] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={cx('profile-picture', className)}
      style={{ width: size, height: size, fontSize: Math.max(10, Math.round(size * (size < 48 ? 0.375 : 0.3))) }}
    >
      {src && src !== broken ? <img src={src} alt="" onError={() => setBroken(src)} /> : initials(name)}
    </span>
  );
}
