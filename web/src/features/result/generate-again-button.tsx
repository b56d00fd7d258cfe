import { countCredits } from '@loomlight/contract';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useId } from 'react';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import type { GenerateAgain } from '../start-generation/index.ts';

/** The same once more; what it takes stands beside it. */
export function GenerateAgainButton({
  by,
  ...look
}: { by: GenerateAgain } & Pick<ButtonProps, 'tone' | 'size' | 'className'>) {
  const costId = useId();
  if (!by.again) return null;
  return (
    <Button aria-describedby={costId} loading={by.running} onClick={by.again} {...look}>
      {look.tone !== 'amber' && <RotateCw size={15} aria-hidden="true" />}
      Generate Again
      <span aria-hidden="true" className="num inline-flex items-center gap-1.5 pl-1 opacity-90">
        <i className={look.tone === 'amber' ? 'size-[7px] rounded-full bg-current' : 'coin size-[7px]'} />
        {by.cost}
      </span>
      <span id={costId} hidden>
        Costs {countCredits(by.cost)}
      </span>
    </Button>
  );
}
