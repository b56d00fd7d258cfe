import { PersonCollections } from '../collections/index.ts';
import { ShownFavoritesRow } from '../shown-favorites/index.ts';

/** What somebody shows beside what they have made, fetched after it: public collections and favorites, which most profiles have none of (KEEP-42, KEEP-100). */
export function ShownByPerson({ username }: { username: string }) {
  return (
    <>
      <PersonCollections username={username} />
      <ShownFavoritesRow username={username} />
    </>
  );
}
