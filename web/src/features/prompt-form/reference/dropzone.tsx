import ImagePlus from 'lucide-react/icons/image-plus';
import ImageIcon from 'lucide-react/icons/image';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { cx } from '../../../lib/cx.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { chooseImage, removeImage, sendImage } from './choose-image.ts';
import { ImageInput } from './image-input.tsx';
import type { ReferenceImage } from './reference-store.ts';
import { useImageField } from './use-image-field.ts';

// They are fetched together: both are about one and the same image.
export { DropzoneNote } from './dropzone-note.tsx';

const acts = { choose: chooseImage, send: sendImage, remove: removeImage };
const frame = 'relative block aspect-square overflow-hidden rounded-button';

/** The image that a video starts from (R-FORM-05): chosen, dropped anywhere on the form, or pasted. */
export function Dropzone({ className }: { className?: string }) {
  const zone = useRef<HTMLDivElement>(null);
  const { image, over, input, choose, remove } = useImageField(zone, acts);

  return (
    <div ref={zone} className={cx('w-[132px] flex-none max-sm:w-[104px]', className)}>
      {image.kind === 'none' ? (
        <label
          className={cx(
            frame,
            'grid cursor-pointer place-content-center justify-items-center gap-1.5 border border-dashed p-2 text-center text-12 text-balance transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-amber hover:border-ink-3 hover:bg-raised hover:text-ink',
            over ? 'border-ink bg-raised text-ink' : 'border-control text-ink-2',
          )}
        >
          <ImagePlus size={20} strokeWidth={1.5} aria-hidden="true" />
          {over ? 'Drop it here' : 'Upload an image to animate'}
          <ImageInput label="Upload an image to animate" input={input} choose={choose} />
        </label>
      ) : (
        <ChosenImage image={image} over={over} onRemove={remove} />
      )}
    </div>
  );
}

interface ChosenImageProps {
  image: Exclude<ReferenceImage, { kind: 'none' }>;
  over: boolean;
  onRemove: () => void;
}

function ChosenImage({ image, over, onRemove }: ChosenImageProps) {
  const uploading = image.kind === 'uploading';
  const percent = uploading ? Math.round(image.progress * 100) : 0;
  return (
    <>
      <div className={cx(frame, 'bg-raised', over && 'outline-2 outline-offset-2 outline-ink')}>
        {image.preview === '' ? (
          <ImageIcon size={24} strokeWidth={1.5} className="absolute inset-0 m-auto text-ink-3" aria-hidden="true" />
        ) : (
          <img
            src={image.preview}
            alt={`To animate: ${image.name}`}
            className={cx('size-full object-cover', (uploading || image.kind === 'failed') && 'opacity-45')}
          />
        )}
        {uploading && (
          <div
            role="progressbar"
            aria-label="Upload progress"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            className="absolute inset-x-2 bottom-2 h-1 overflow-hidden rounded-full bg-plate"
          >
            <i className="block h-full rounded-full bg-on-image" style={{ width: `${Math.max(4, percent)}%` }} />
          </div>
        )}
        {image.kind === 'failed' && (
          <button
            type="button"
            className="absolute inset-x-2 bottom-2 h-8 rounded-input bg-plate text-12 font-medium text-on-image max-sm:h-9"
            onClick={sendImage}
          >
            Try Again
          </button>
        )}
        <button
          type="button"
          aria-label="Remove image"
          className="absolute top-1.5 right-1.5 grid size-7 place-items-center rounded-full bg-plate text-on-image after:absolute after:-inset-2 hover:bg-[rgb(14_12_10/0.94)]"
          onClick={onRemove}
        >
          <X size={14} aria-hidden="true" />
        </button>
      </div>
      <p className="mt-1.5 flex justify-between gap-2 text-12 text-ink-3">
        <span className="truncate" title={image.name}>
          {image.name}
        </span>
        {/* Of the image of an item the size is not known. */}
        <span className="num flex-none max-sm:hidden">
          {uploading ? `${percent}%` : image.sizeBytes > 0 && fileSize(image.sizeBytes)}
        </span>
      </p>
    </>
  );
}
