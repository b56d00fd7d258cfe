import type { Self } from '@loomlight/contract';
import { lazy, Suspense, useState } from 'react';
import { AccountFace } from './account-face.tsx';

const loadMenu = () => import('./account-menu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

/** The face in the header. Its menu is fetched when a pointer comes near, and opens as soon as it is there. */
export function AccountButton({ self }: { self: Self }) {
  const [wanted, setWanted] = useState(false);
  const resting = (
    <AccountFace
      self={self}
      aria-expanded={false}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    />
  );
  return wanted ? (
    <Suspense fallback={resting}>
      <AccountMenu self={self} />
    </Suspense>
  ) : (
    resting
  );
}
