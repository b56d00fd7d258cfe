import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PickProps } from '../form/pick.tsx';

// Who makes pictures needs none of this: it comes with the first look at films.
const loadPicks = () => import('../video/film-picks.tsx');
const loadDropzone = () => import('../reference/dropzone.tsx');
const LazyPicks = lazy(async () => ({ default: (await loadPicks()).FilmPicks }));
const LazyDropzone = lazy(async () => ({ default: (await loadDropzone()).Dropzone }));
const LazyNote = lazy(async () => ({ default: (await loadDropzone()).DropzoneNote }));

/** The choices of a film; its code comes when it is first wanted. */
export function FilmPicks(look: PickProps) {
  return (
    <Suspense fallback={<Skeleton className="h-9 w-[184px] rounded-full max-sm:h-11" />}>
      <LazyPicks {...look} />
    </Suspense>
  );
}

/** The place of the picture to animate; it keeps its size while it comes. */
export function Dropzone({ className }: { className?: string }) {
  return (
    <Suspense fallback={<Skeleton className="size-[132px] flex-none rounded-button max-sm:size-[104px]" />}>
      <LazyDropzone {...(className && { className })} />
    </Suspense>
  );
}

/** Why a picture was not taken. */
export function DropzoneNote({ className }: { className: string }) {
  return (
    <Suspense>
      <LazyNote className={className} />
    </Suspense>
  );
}
