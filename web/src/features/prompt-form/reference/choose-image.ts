import { type ContentType, limits } from '@loomlight/contract';
import { isSignedIn } from '../../../api/auth-tokens.ts';
import { ApiError } from '../../../api/error-words.ts';
import { drawPreview } from './draw-preview.ts';
import { type ReferenceImage, referenceStore } from './reference-store.ts';
import { uploadReference } from './upload-reference.ts';

const notAnImage = (contentType: ContentType): string =>
  `Only images can be ${contentType === 'video' ? 'animated' : 'references'}. Please choose an image file.`;
const tooLarge = `This image is larger than ${limits.referenceMaxBytes / 1_000_000} MB. Please choose a smaller one.`;
const notUploaded = 'Failed to upload image. Please try again.';

/** What no second attempt can change: the server does not take this file. */
const refusals: ReadonlySet<number> = new Set([413, 415, 422]);

let running: AbortController | undefined;

/** Takes the first image of what was chosen, dropped or pasted for an image or a video; a guest's waits for a session. */
export function chooseImage(files: readonly File[], of: ContentType = 'video'): void {
  const file = files.find(({ type }) => type.startsWith('image/')) ?? files[0];
  if (!file) return;
  const problem = !file.type.startsWith('image/')
    ? notAnImage(of)
    : file.size > limits.referenceMaxBytes
      ? tooLarge
      : null;
  // What was there before stays: a wrong file is no reason to lose the right one.
  if (problem !== null) return referenceStore.change({ ...referenceStore.read(), problem });

  const facts = { file, name: file.name, sizeBytes: file.size, preview: URL.createObjectURL(file) };
  if (isSignedIn()) void upload(facts);
  else referenceStore.change({ image: { kind: 'held', ...facts }, problem: null });
}

/** Sends an image that waits for a session, or one that failed. */
export function sendImage(): void {
  const { image } = referenceStore.read();
  if (image.kind === 'held' || image.kind === 'failed') void upload(image);
}

/** Takes it off again, on its way too. */
export function removeImage(): void {
  running?.abort();
  dropAddress(referenceStore.read().image);
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
  const say = (image: ReferenceImage, problem: string | null = null) => {
    // Another image, or none, has taken its place.
    if (running === control && !control.signal.aborted) referenceStore.change({ image, problem });
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

function dropAddress(image: ReferenceImage): void {
  if (image.kind !== 'none') URL.revokeObjectURL(image.preview);
}
