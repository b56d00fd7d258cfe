import type { Self } from '@loomlight/contract';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { useSignOut } from '../account/index.ts';

/** What the product knows about the person, and the way out. */
export function AccountFacts({ self }: { self: Self }) {
  const signOut = useSignOut();
  const facts = [
    { name: 'Full name', value: self.username },
    { name: 'Email', value: self.email },
    { name: 'Email address', value: self.email_verified ? 'Verified' : 'Not verified yet' },
    { name: 'Plan', value: self.subscription === 'premium' ? 'Premium' : 'Free' },
    { name: 'Member since', value: new Date(self.created_at).toLocaleDateString([], { dateStyle: 'long' }) },
  ];
  return (
    <section aria-labelledby="account" className="mt-10 border-t border-line pt-6">
      <h2 id="account" className="title-20">
        Account
      </h2>
      <Avatar name={self.username} src={self.profile_pic} size={64} className="mt-4" />
      <dl className="mt-4">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3 last:border-0">
            <dt className="text-ink-2">{name}</dt>
            <dd className="num min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Button tone="line" className="mt-4" onClick={() => void signOut()}>
        Sign Out
      </Button>
    </section>
  );
}
