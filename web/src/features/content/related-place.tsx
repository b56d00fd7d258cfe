import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Sentinel } from '../../ui/sentinel.tsx';

const RelatedRows = lazy(async () => ({ default: (await import('./related-rows.tsx')).RelatedRows }));

/** Where more of its person and related items stand; nothing is asked before it comes into sight (KEEP-65). */
export function RelatedPlace(props: ComponentProps<typeof RelatedRows>) {
  const [inSight, setInSight] = useState(false);
  if (!inSight) return <Sentinel onReach={() => setInSight(true)} />;
  return (
    <Suspense>
      <RelatedRows {...props} />
    </Suspense>
  );
}
