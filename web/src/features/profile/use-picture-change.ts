import { clientTiming, limits, type PublicUser, type Self } from '@loomlight/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../api/error-words.ts';
import { keepSelf, keys } from '../../api/queries.ts';
import { useTimeout } from '../../lib/use-timing.ts';
import { type PictureStep, uploadPicture } from './upload-picture.ts';

/** Where a new image stands. `preview` shows the file while it is on its way. */
export type PictureChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'uploading'; readonly step: PictureStep | 0; readonly preview: string }
  | { readonly kind: 'done'; readonly step: PictureStep }
  | { readonly kind: 'failed'; readonly problem: string };

/** What is wrong with a file before anything is sent (R-DASH-29); null for one that may be tried. */
function problemOf(file: File): string | null {
  if (!file.type.startsWith('image/')) return 'Please select a valid image file';
  return file.size > limits.profilePictureMaxBytes ? 'File size must be less than 5MB' : null;
}

/** Takes a file as the new profile picture and shows it everywhere at once; its success is said for 3 s. */
export function usePictureChange(): {
  readonly change: PictureChange;
  readonly take: (files: FileList | null) => void;
} {
  const queryClient = useQueryClient();
  const [change, setChange] = useState<PictureChange>({ kind: 'none' });
  useTimeout(() => setChange({ kind: 'none' }), change.kind === 'done' ? clientTiming.toastMs : null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ file, preview }: { file: File; preview: string }) => {
      setChange({ kind: 'uploading', step: 0, preview });
      return uploadPicture(file, (step) => setChange({ kind: 'uploading', step, preview }));
    },
    onSuccess: (self) => {
      showPicture(queryClient, self);
      setChange({ kind: 'done', step: 100 });
    },
    onError: (error) => setChange({ kind: 'failed', problem: errorText(error, 'Failed to upload profile image') }),
    onSettled: (_self, _error, { preview }) => URL.revokeObjectURL(preview),
  });
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file || isPending) return;
    const problem = problemOf(file);
    if (problem === null) mutate({ file, preview: URL.createObjectURL(file) });
    else setChange({ kind: 'failed', problem });
  };
  return { change, take };
}

/** Puts the new image wherever the person is known: header and menus, the dashboard, the public profile. */
function showPicture(queryClient: QueryClient, self: Self): void {
  if (!keepSelf(queryClient, self)) return;
  queryClient.setQueriesData<PublicUser>(
    // Its address may have been typed in other letters.
    { queryKey: keys.user, predicate: ({ queryKey }) => queryKey.length === 3 && queryKey[2] === 'profile' },
    (user) => (user?.id === self.id ? { ...user, profile_pic: self.profile_pic } : user),
  );
}
