import { PersonCollections } from '../collections/index.ts';

/** The public collections on a profile, fetched after it: most profiles have none (KEEP-42). */
export function PublicCollections({ username }: { username: string }) {
  return <PersonCollections username={username} />;
}
