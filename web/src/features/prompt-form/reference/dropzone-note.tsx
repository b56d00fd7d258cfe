import { cx } from '../../../lib/cx.ts';
import { useReference } from './reference-store.ts';

/** Why a file was not taken, or did not arrive. */
export function DropzoneNote({ className }: { className?: string }) {
  const { problem } = useReference();
  if (problem === null) return null;
  return (
    <p role="alert" className={cx('text-13 text-pretty text-red', className)}>
      {problem}
    </p>
  );
}
