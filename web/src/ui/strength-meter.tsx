import { cx } from '../lib/cx.ts';

export interface StrengthMeterProps {
  label: string;
  /** 0 to 5. */
  points: number;
  word: string;
}

const pointsMax = 5;

/** Five pips and a word: how strong something is. */
export function StrengthMeter({ label, points, word }: StrengthMeterProps) {
  const colour = points >= 4 ? 'green' : points === 3 ? 'orange' : 'red';
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={pointsMax}
      aria-valuenow={points}
      aria-valuetext={word}
      className="mt-2.5 grid grid-cols-[repeat(5,1fr)_auto] items-center gap-1"
    >
      {Array.from({ length: pointsMax }, (_, pip) => (
        <i key={pip} className={cx('h-[3px] rounded-full', pip < points ? fills[colour] : 'bg-line-strong')} />
      ))}
      <span className={cx('min-w-14 pl-2 text-right text-12 font-medium', texts[colour])}>{word}</span>
    </div>
  );
}

const fills = { green: 'bg-green', orange: 'bg-orange', red: 'bg-red' } as const;
const texts = { green: 'text-green', orange: 'text-orange', red: 'text-red' } as const;
