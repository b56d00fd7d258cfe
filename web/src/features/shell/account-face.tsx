import type { Self } from '@loomlight/contract';
import type { ComponentProps } from 'react';
import { ProfilePicture } from '../../ui/profile-picture.tsx';

/** The button that opens the account menu, before and after its menu has been fetched. */
export function AccountFace({ self, ...rest }: { self: Self } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      className="rounded-full hover:shadow-[0_0_0_2px_var(--color-base),0_0_0_3px_var(--color-line-strong)] max-sm:hidden"
      {...rest}
    >
      <span className="sr-only">Account menu</span>
      <ProfilePicture name={self.username} src={self.profile_pic} />
    </button>
  );
}
