import type { Self } from '@loomlight/contract';
import { ProfilePicture } from '../../ui/profile-picture.tsx';

/** Face, full name, the Premium badge where it is due, and the e-mail address. */
export function Person({ self }: { self: Self }) {
  return (
    <span className="flex min-w-0 items-center gap-[11px]">
      <ProfilePicture name={self.username} src={self.profile_pic} size={40} />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <b className="truncate font-medium">{self.full_name}</b>
          {self.subscription === 'premium' && (
            <span className="rounded border border-line-strong px-1.5 text-11 font-medium text-ink-2">Premium</span>
          )}
        </span>
        <span className="block truncate text-13 text-ink-3">{self.email}</span>
      </span>
    </span>
  );
}
