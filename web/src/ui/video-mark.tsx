import './tile.css';
import Play from 'lucide-react/icons/play';
import { cx } from '../lib/cx.ts';
import { videoLength } from '../lib/video-length.ts';

export interface VideoMarkProps {
  /** Null until it is known. */
  seconds: number | null;
  /** For the eye alone: for a place inside a link that has its name already. */
  silent?: boolean;
  className?: string;
}

/** On a poster: this is a video, and how long it is. */
export function VideoMark({ seconds, silent = false, className }: VideoMarkProps) {
  const length = seconds === null ? undefined : videoLength(seconds);
  return (
    <span className={cx('plate mono text-11', className)} aria-hidden={silent || undefined}>
      <Play size={10} fill="currentColor" aria-hidden="true" />
      {length}
    </span>
  );
}
