import type { Self } from '@loomlight/contract';
import { useRef, useState } from 'react';
import { ProfilePicture } from '../../ui/profile-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { useSignOut } from '../account/index.ts';
import { Bio } from './bio.tsx';
import { ChangeName } from './change-name.tsx';
import { OwnEmail } from './own-email.tsx';
import { ShowFavorites } from './show-favorites.tsx';

/** What the product knows about the person, and the way out. */
export function AccountFacts({ self }: { self: Self }) {
  const signOut = useSignOut();
  const change = useRef<HTMLButtonElement>(null);
  const [changing, setChanging] = useState(false);
  const close = () => {
    setChanging(false);
    change.current?.focus();
  };
  const facts = [
    { name: 'Plan', value: self.subscription === 'premium' ? 'Premium' : 'Free' },
    { name: 'Member since', value: new Date(self.created_at).toLocaleDateString([], { dateStyle: 'long' }) },
  ];
  return (
    <section aria-labelledby="account" className="mt-10 border-t border-line pt-6">
      <h2 id="account" className="title-20">
        Account
      </h2>
      <div className="mt-4 flex items-center gap-4 border-b border-line pb-5">
        <ProfilePicture name={self.full_name} src={self.profile_pic} size={56} />
        <p className="min-w-0">
          <b className="block text-15 font-medium break-words">{self.full_name}</b>
          <span className="text-13 break-words text-ink-3">
            {self.full_name === self.username ? 'Full name and username' : `Username: ${self.username}`}
          </span>
        </p>
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          <Button ref={change} tone="quiet" aria-expanded={changing} onClick={() => setChanging(!changing)}>
            Change Name
          </Button>
          <Button tone="line" onClick={() => void signOut()}>
            Sign Out
          </Button>
        </div>
      </div>
      {changing && <ChangeName self={self} onClose={close} />}
      <Bio bio={self.bio} />
      <ShowFavorites />
      <OwnEmail self={self} />
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3 last:border-0">
            <dt className="text-ink-2">{name}</dt>
            <dd className="num min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
