import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from './button.tsx';

export interface ErrorStateProps {
  message: string;
  /** Shows 'Try Again'. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
}

/** What went wrong, and the way to try once more. */
export function ErrorState({ message, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 px-(--page) py-16 text-center [:is(.dialog,.menu)_&]:py-4"
    >
      <CircleAlert size={22} className="text-red" aria-hidden="true" />
      <p className="max-w-[420px] text-pretty text-ink-2">{message}</p>
      {onRetry && (
        <Button tone="line" loading={retrying} onClick={onRetry}>
          Try Again
        </Button>
      )}
    </div>
  );
}
