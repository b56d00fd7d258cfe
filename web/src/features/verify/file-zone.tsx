import { checkedFileMaxBytes } from '@loomlight/contract/provenance';
import FileSearch from 'lucide-react/icons/file-search';
import { useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { fileSize } from '../../lib/file-size.ts';
import { Button } from '../../ui/button.tsx';
import './reader-bar.css';

/** Where a file is dropped or chosen, with what becomes of it; the bar of the reader while that is fetched (ORIGIN-20, ORIGIN-30). */
export function FileZone(props: {
  again: boolean;
  busy: boolean;
  /** False in a browser that has to send what is checked. */
  stays: boolean;
  /** The share of the reader that has come, from 0 to 1; undefined where none is fetched. */
  progress: number | undefined;
  onFile: (file: File) => void;
}) {
  const { again, busy, stays, progress, onFile } = props;
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => file && onFile(file);
  return (
    <div
      className={cx(
        'mt-6 grid justify-items-center gap-3 rounded-card border border-dashed px-4 py-10 text-center transition-colors',
        over ? 'border-ink bg-raised' : 'border-control',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <FileSearch size={28} strokeWidth={1.5} className="text-ink-3" aria-hidden="true" />
      <p className="text-15 text-ink-2">{over ? 'Drop it here' : 'Drop a picture or film here'}</p>
      <input
        ref={picker}
        type="file"
        accept="image/png,image/jpeg,image/webp,video/mp4"
        aria-label="File to check"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          take(chosen);
        }}
      />
      <Button loading={busy} onClick={() => picker.current?.click()}>
        {again ? 'Choose another file' : 'Choose a file'}
      </Button>
      {progress !== undefined && (
        <label className="grid w-full max-w-60 gap-1.5 text-13 text-ink-2">
          Loading the reader
          <progress value={progress} max={1} className="reader-bar" />
        </label>
      )}
      <p className="max-w-[52ch] text-13 text-pretty text-ink-3">
        {stays
          ? 'Your file stays on this device. Where it names a picture of this site, only that name is sent, to find its page.'
          : 'This browser cannot read files by itself: the file is sent, read and forgotten.'}{' '}
        PNG, JPEG, WebP and MP4, up to {fileSize(checkedFileMaxBytes)}.
      </p>
    </div>
  );
}
