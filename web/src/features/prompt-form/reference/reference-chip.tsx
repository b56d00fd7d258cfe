import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';
import type { PickProps } from '../form/pick.tsx';
import { chooseImage, removeImage, sendImage } from './choose-image.ts';
import { DropzoneNote } from './dropzone-note.tsx';
import { ImageInput } from './image-input.tsx';
import type { ReferenceImage } from './reference-store.ts';
import { useImageField } from './use-image-field.ts';

const acts = {
  choose: (files: readonly File[]) => {
    formStore.patch({ fromImage: true });
    chooseImage(files, 'image');
  },
  send: sendImage,
  remove: () => {
    formStore.patch({ fromImage: false });
    removeImage();
  },
};

/** The image that an image starts from (MAKE-95): chosen, dropped anywhere on the form, or pasted; a chip, or a line of the column. */
export function ReferenceChip({ draw, className = 'chip' }: PickProps) {
  const { fromImage } = usePromptForm();
  const zone = useRef<HTMLDivElement>(null);
  const { image, over, input, choose, remove } = useImageField(zone, acts);
  // What a video starts from is not used for images unless it was chosen for them.
  const isEmpty = image.kind === 'none' || !fromImage;
  const words = over ? 'Drop it here' : 'Upload an image';
  return (
    <div ref={zone} className={draw ? '' : 'contents'}>
      {isEmpty ? (
        <label
          className={cx(
            className,
            'relative cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-amber',
          )}
        >
          {!draw && <ImagePlus size={15} aria-hidden="true" />}
          {draw ? draw('Reference', { name: words }) : over ? words : 'Reference'}
          <ImageInput label="Upload a reference image" input={input} choose={choose} />
        </label>
      ) : (
        <div className={cx(className, 'pr-1', over && 'outline-2 outline-ink')}>
          {draw ? (
            draw('Reference', { name: image.name, sign: <Thumbnail image={image} /> })
          ) : (
            <Thumbnail image={image} />
          )}
          {!draw && (
            <span className="max-w-32 truncate" title={image.name}>
              {image.name}
            </span>
          )}
          <UploadState image={image} />
          <button
            type="button"
            aria-label="Remove reference"
            className="relative grid size-7 flex-none place-items-center rounded-full text-ink-3 after:absolute after:-inset-2 hover:text-ink"
            onClick={remove}
          >
            <X size={14} aria-hidden="true" />
          </button>
        </div>
      )}
      <DropzoneNote className={draw ? 'py-2' : 'sm:basis-full'} />
    </div>
  );
}

type Chosen = Exclude<ReferenceImage, { kind: 'none' }>;

function Thumbnail({ image }: { image: Chosen }) {
  if (image.preview === '') return <ImagePlus size={15} aria-hidden="true" />;
  return (
    <img src={image.preview} alt={`Reference: ${image.name}`} className="size-6 flex-none rounded-input object-cover" />
  );
}

/** How far it is on its way, or how to send it again. */
function UploadState({ image }: { image: Chosen }) {
  if (image.kind === 'failed')
    return (
      <button type="button" className="flex-none text-amber-text" onClick={sendImage}>
        Try Again
      </button>
    );
  if (image.kind !== 'uploading') return null;
  const percent = Math.round(image.progress * 100);
  return (
    <span
      role="progressbar"
      aria-label="Upload progress"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="sub num"
    >
      {percent}%
    </span>
  );
}
