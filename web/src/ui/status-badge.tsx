import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { cx } from '../lib/cx.ts';

export type StatusTone = 'green' | 'red' | 'blue' | 'orange';

/** Completed green, failed red, queued blue, anything else orange (R-RES-10). */
export function statusTone(status: string): StatusTone {
  if (status === 'completed' || status === 'succeeded') return 'green';
  if (status === 'failed') return 'red';
  return status === 'queued' ? 'blue' : 'orange';
}

const signs = { green: CircleCheck, red: CircleX, blue: Clock, orange: LoaderCircle } as const;
export const toneText = { green: 'text-green', red: 'text-red', blue: 'text-blue', orange: 'text-orange' } as const;

/** A state as sign and word: never by colour alone. */
export function StatusBadge({ status, label, className }: { status: string; label?: string; className?: string }) {
  const tone = statusTone(status);
  const Sign = signs[tone];
  return (
    <span className={cx('inline-flex items-center gap-1.5 font-medium', toneText[tone], className)}>
      <Sign size={16} className={tone === 'orange' ? 'spin' : undefined} aria-hidden="true" />
      {label ?? status}
    </span>
  );
}
