import { limits } from '@loomlight/contract';
import { isSignedIn } from '../../../api/auth-tokens.ts';
import { ApiError } from '../../../api/error-words.ts';
import { drawPreview } from './draw-preview.ts';
import { type ReferencePicture, referenceStore } from './reference-store.ts';
import { uploadReference } from './upload-reference.ts';

const notAnImage = 'Only images can be animated. Please choose an image file.';
const tooLarge = `This image is larger than ${limits.referenceMaxBytes / 1_000_000} MB. Please choose a smaller one.`;
const notUploaded = 'Failed to upload image. Please try again.';

/** What no second attempt can change: the server does not take this file. */
const refusals: ReadonlySet<number> = new Set([413, 415, 422]);

let running: AbortController | undefined;

/** Takes the first image of what was chosen, dropped or pasted; a guest's waits for a session. */
export function choosePicture(files: readonly File[]): void {
  const file = files.find(({ type }) => type.startsWith('image/')) ?? files[0];
  if (!file) return;
  const problem = !file.type.startsWith('image/') ? notAnImage : file.size > limits.referenceMaxBytes ? tooLarge : null;
  // What was there before stays: a wrong file is no reason to lose the right one.
  if (problem !== null) return referenceStore.change({ ...referenceStore.read(), problem });

  const facts = { file, name: file.name, sizeBytes: file.size, preview: URL.createObjectURL(file) };
  if (isSignedIn()) void upload(facts);
  else referenceStore.change({ picture: { kind: 'held', ...facts }, problem: null });
}

/** Sends a picture that waits for a session, or one that failed. */
export function sendPicture(): void {
  const { picture } = referenceStore.read();
  if (picture.kind === 'held' || picture.kind === 'failed') void upload(picture);
}

/** Takes it off again, on its way too. */
export function removePicture(): void {
  running?.abort();
  dropAddress(referenceStore.read().picture);
  referenceStore.clear();
}

interface Chosen {
  readonly file: File;
  readonly name: string;
  readonly sizeBytes: number;
  readonly preview: string;
}

async function upload({ file, name, sizeBytes, preview }: Chosen): Promise<void> {
  running?.abort();
  const control = new AbortController();
  running = control;
  const shown = { name, sizeBytes, preview };
  const say = (picture: ReferencePicture, problem: string | null = null) => {
    // Another picture, or none, has taken its place.
    if (running === control && !control.signal.aborted) referenceStore.change({ picture, problem });
  };
  say({ kind: 'uploading', file, progress: 0, ...shown });
  try {
    const [key, drawn] = await Promise.all([
      uploadReference(file, (progress) => say({ kind: 'uploading', file, progress, ...shown }), control.signal),
      drawPreview(file),
    ]);
    // An address of this page would be dead after a reload: the small drawing is kept in its place.
    say({ kind: 'ready', key, name, sizeBytes, preview: drawn || preview });
    if (drawn) URL.revokeObjectURL(preview);
  } catch (error) {
    if (error instanceof ApiError && error.saidByServer && refusals.has(error.status))
      say({ kind: 'none' }, error.message);
    else say({ kind: 'failed', file, ...shown }, notUploaded);
  }
}

function dropAddress(picture: ReferencePicture): void {
  if (picture.kind !== 'none') URL.revokeObjectURL(picture.preview);
}
