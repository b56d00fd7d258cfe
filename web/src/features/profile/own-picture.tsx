import { uploadTypes } from '@loomlight/contract';
import Camera from 'lucide-react/icons/camera';
import { useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { ProfilePicture } from '../../ui/profile-picture.tsx';
import type { PictureChange } from './use-picture-change.ts';

export interface OwnPictureProps {
  name: string;
  src: string | null;
  change: PictureChange;
  onFiles: (files: FileList | null) => void;
}

/** One's own face: a press or a dropped file changes it (R-DASH-08). */
export function OwnPicture({ name, src, change, onFiles }: OwnPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const uploading = change.kind === 'uploading';
  return (
    <div className="relative flex-none">
      <button
        type="button"
        title="Change profile picture"
        aria-disabled={uploading || undefined}
        className={cx('group relative block rounded-full', over && 'outline-2 outline-offset-2 outline-ink')}
        onClick={() => !uploading && input.current?.click()}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onFiles(event.dataTransfer.files);
        }}
      >
        <span className="sr-only">Change profile picture</span>
        <ProfilePicture
          name={name}
          src={uploading ? change.preview : src}
          size={88}
          className={cx('max-sm:size-16!', uploading && 'opacity-45')}
        />
        <span className="absolute -right-1.5 -bottom-1.5 grid size-7 place-items-center rounded-full border border-line-strong bg-surface text-ink-2 group-hover:text-ink">
          <Camera size={14} aria-hidden="true" />
        </span>
      </button>
      {(uploading || change.kind === 'done') && <Ring percent={change.step} />}
      <input
        ref={input}
        type="file"
        accept={uploadTypes.join()}
        hidden
        onChange={(event) => {
          onFiles(event.currentTarget.files);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

/** Around the image, closed when it is there. */
function Ring({ percent }: { percent: number }) {
  return (
    <svg
      role="progressbar"
      aria-label="Upload progress"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      viewBox="0 0 100 100"
      fill="none"
      strokeWidth="3"
      className="pointer-events-none absolute inset-0 size-full -rotate-90 overflow-visible text-amber"
    >
      <circle
        cx="50"
        cy="50"
        r="52"
        stroke="currentColor"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray={`${Math.max(4, percent)} 100`}
        style={{ transition: 'stroke-dasharray 0.3s' }}
      />
    </svg>
  );
}
