import './tile.css';
import Play from 'lucide-react/icons/play';
import { cx } from '../lib/cx.ts';
import { filmLength } from '../lib/film-length.ts';

export interface FilmMarkProps {
  /** Null until it is known. */
  seconds: number | null;
  /** For the eye alone: for a place inside a link that has its name already. */
  silent?: boolean;
  className?: string;
}

/** On a poster: this is a film, and how long it is. */
export function FilmMark({ seconds, silent = false, className }: FilmMarkProps) {
  const length = seconds === null ? undefined : filmLength(seconds);
  return (
    <span className={cx('plate mono text-11', className)} aria-hidden={silent || undefined}>
      <Play size={10} fill="currentColor" aria-hidden="true" />
      {length}
    </span>
  );
}
