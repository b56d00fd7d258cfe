import { type Content, type ContentType, countCredits } from '@loomlight/contract';
import { cancelledMessage } from '@loomlight/contract/generations';
import Clock from 'lucide-react/icons/clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { GenerateAgainButton } from './generate-again-button.tsx';
import { rulesOfType } from './rules-of-type.ts';
import { useGenerateAgain } from '../start-generation/index.ts';

/** No image: why, and the ways on. */
export function ResultTrouble({
  text,
  hint,
  late = false,
  calm = false,
  children,
}: {
  text: string;
  hint?: ReactNode;
  /** Nothing has gone wrong yet; it only takes long. */
  late?: boolean;
  /** It was the person's own wish. */
  calm?: boolean;
  children?: ReactNode;
}) {
  const [Sign, tone] = late ? [Clock, 'text-orange'] : calm ? [CircleCheck, 'text-green'] : [CircleX, 'text-red'];
  return (
    <div className="m-auto grid max-w-[460px] justify-items-center gap-2 px-(--page) py-16 text-center">
      <Sign size={26} strokeWidth={1.5} className={tone} aria-hidden="true" />
      <div role="alert">
        <h1 className="title-26 mt-1 text-balance">{text}</h1>
      </div>
      {hint && <div className="grid gap-1 text-pretty text-ink-2">{hint}</div>}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {children}
        <Link to={paths.home()} className={buttonClass({ tone: 'line' })}>
          Go Home
        </Link>
      </div>
    </div>
  );
}

/** It has failed (R-ERR-27): the reason that the server gives, and what has come back. */
export function FailedGeneration({
  contentType,
  item,
  waited,
}: {
  contentType: ContentType;
  item: Content;
  waited: boolean;
}) {
  const { failed, failedWhileWaiting } = rulesOfType[contentType];
  const again = useGenerateAgain(item);
  const isTakenBack = item.failure_code === 'taken_back';
  // Nothing has gone wrong with what one has taken back oneself.
  const isCancelled = item.failure_code === 'cancelled';
  const text = isTakenBack ? `This ${contentType} was taken back.` : isCancelled ? cancelledMessage : undefined;
  return (
    <ResultTrouble
      text={text ?? (waited ? failedWhileWaiting : failed)}
      calm={isTakenBack || isCancelled}
      hint={
        <>
          {item.status_message && !isCancelled && <p>{item.status_message}</p>}
          {item.credits_used !== null && item.credits_used > 0 && (
            <p className="text-ink-3">{countCredits(item.credits_used)} returned to your balance.</p>
          )}
          {again.failure && (
            <p role="alert" className="text-red">
              {again.failure}
            </p>
          )}
        </>
      }
    >
      <GenerateAgainButton by={again} tone="ink" />
    </ResultTrouble>
  );
}
