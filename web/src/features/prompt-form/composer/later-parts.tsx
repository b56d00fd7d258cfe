import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { imageOptionsQuery } from '../form/image-options.ts';
import type { PickProps } from '../form/pick.tsx';

// Who makes images from words needs none of this: it comes with the first look at videos, or where images start from others.
const loadPicks = () => import('../video/video-picks.tsx');
const loadDropzone = () => import('../reference/dropzone.tsx');
const LazyPicks = lazy(async () => ({ default: (await loadPicks()).VideoPicks }));
const LazyDropzone = lazy(async () => ({ default: (await loadDropzone()).Dropzone }));
const LazyChip = lazy(async () => ({ default: (await import('../reference/reference-chip.tsx')).ReferenceChip }));
const LazyNote = lazy(async () => ({ default: (await loadDropzone()).DropzoneNote }));

/** The choices of a video; its code comes when it is first wanted. */
export function VideoPicks(look: PickProps) {
  return (
    <Suspense fallback={<Skeleton className="h-9 w-[184px] rounded-full max-sm:h-11" />}>
      <LazyPicks {...look} />
    </Suspense>
  );
}

/** The place of the image to animate; it keeps its size while it comes. */
export function Dropzone({ className }: { className?: string }) {
  return (
    <Suspense fallback={<Skeleton className="size-[132px] flex-none rounded-button max-sm:size-[104px]" />}>
      <LazyDropzone {...(className && { className })} />
    </Suspense>
  );
}

/** The image that an image starts from, where the engine takes one (MAKE-95). */
export function ReferenceChip(look: PickProps) {
  const { data } = useQuery(imageOptionsQuery);
  return <Suspense>{data?.takes_reference && <LazyChip {...look} />}</Suspense>;
}

/** Why an image was not taken. */
export function DropzoneNote({ className }: { className: string }) {
  return (
    <Suspense>
      <LazyNote className={className} />
    </Suspense>
  );
}
