import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';
import { FormAlert } from './form-alert.tsx';

export interface LoadedSectionProps {
  id: string;
  title: string;
  /** Why there is nothing to show yet; left out while it loads. */
  problem?: string | undefined;
  retrying: boolean;
  onRetry: () => void;
  /** What was loaded. */
  children?: ReactNode;
}

/** A part of the settings that has to be loaded: its place until then, and the way to try once more. */
export function LoadedSection({ id, title, problem, retrying, onRetry, children }: LoadedSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-6">
      <h2 id={id} className="title-20">
        {title}
      </h2>
      {children ??
        (problem === undefined ? (
          <Skeleton className="mt-4 h-44" />
        ) : (
          <div className="mt-4 grid justify-items-start gap-3">
            <FormAlert tone="bad">{problem}</FormAlert>
            <Button tone="line" loading={retrying} onClick={onRetry}>
              Try Again
            </Button>
          </div>
        ))}
    </section>
  );
}
