import Play from 'lucide-react/icons/play';
import { cx } from '../lib/cx.ts';
import { filmLength } from '../lib/film-length.ts';

export interface FilmMarkProps {
  /** Null until it is known. */
  seconds: number | null;
  /** Drawn, not written: for a place inside a link that has its name already. */
  drawn?: boolean;
  className?: string;
}

/** On a poster: this is a film, and how long it is. */
export function FilmMark({ seconds, drawn = false, className }: FilmMarkProps) {
  const length = seconds === null ? undefined : filmLength(seconds);
  return (
    <span className={cx('plate mono text-11', className)} aria-hidden={drawn || undefined}>
      <Play size={10} fill="currentColor" aria-hidden="true" />
      {length !== undefined && (drawn ? <span data-drawn={length} /> : length)}
    </span>
  );
}
