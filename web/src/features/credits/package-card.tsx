import { type CreditPackage, formatMoney } from '@loomlight/contract';
import { Button } from '../../ui/button.tsx';
import { creditPrice } from './package-value.ts';

export interface PackageCardProps {
  pack: CreditPackage;
  best: boolean;
  /** This one is on its way to its payment page. */
  busy: boolean;
  /** Another one is. */
  disabled: boolean;
  onBuy: () => void;
}

const bestLine = 'color-mix(in srgb, var(--color-amber-text) 55%, transparent)';

/** One package on offer: how much, for what, at which price. */
export function PackageCard({ pack, best, busy, disabled, onBuy }: PackageCardProps) {
  return (
    <article
      aria-label={pack.name}
      className="flex flex-col rounded-[14px] border border-line bg-surface p-5 max-sm:w-[272px] max-sm:flex-none"
      style={{ scrollSnapAlign: 'start', ...(best && { borderColor: bestLine }) }}
    >
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="title-20 min-w-0 break-words">{pack.name}</h3>
        {best && <span className="text-12 font-medium whitespace-nowrap text-amber-text">Best value</span>}
      </div>
      <p className="mt-5 flex flex-wrap items-baseline gap-1.5">
        <b className="num text-36 font-medium tracking-[-0.03em]">{pack.credits.toLocaleString('en-US')}</b>
        <span className="text-ink-3">{pack.credits === 1 ? 'credit' : 'credits'}</span>
      </p>
      <p className="mt-1.5 mb-5 min-w-0 text-13 text-pretty break-words text-ink-3">{pack.description}</p>
      <p className="num mt-auto mb-3 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3.5 text-15 font-medium">
        {formatMoney(pack.price, pack.currency)}
        <small className="text-12 font-normal text-ink-3">{creditPrice(pack)}</small>
      </p>
      <Button
        tone={best ? 'amber' : 'amber-line'}
        wide
        loading={busy}
        disabled={disabled}
        className="max-sm:h-12"
        onClick={onBuy}
      >
        Buy {pack.name}
      </Button>
    </article>
  );
}
