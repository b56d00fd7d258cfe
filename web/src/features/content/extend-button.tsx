import { type Content, countCredits } from '@loomlight/contract';
import StepForward from 'lucide-react/icons/step-forward';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { useExtend } from '../start-generation/index.ts';

/** Goes on with a video from its last frame; what that costs stands on it. Nothing is there where it cannot be gone on with (MAKE-66). */
export function ExtendButton({ item }: { item: Content }) {
  const { offer, start, running, failure } = useExtend(item);
  const factsId = useId();
  if (!offer) return null;
  return (
    <>
      <div className="mt-3.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button tone="line" loading={running} aria-describedby={factsId} className="max-sm:h-12" onClick={start}>
          <StepForward size={15} aria-hidden="true" />
          Extend
          <span aria-hidden="true" className="num inline-flex items-center gap-1.5 pl-1">
            <i className="coin size-[7px]" />
            {offer.cost}
          </span>
        </Button>
        <p className="num text-13 text-ink-3" aria-hidden="true">
          {offer.durationS} s from its last frame
        </p>
        <span id={factsId} hidden>
          {`${offer.durationS} s from its last frame, costs ${countCredits(offer.cost)}`}
        </span>
      </div>
      {failure && (
        <p role="alert" className="mt-2 text-13 text-red">
          {failure}
        </p>
      )}
    </>
  );
}
