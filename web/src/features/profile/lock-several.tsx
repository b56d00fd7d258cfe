import { LockDialog } from '../content/index.ts';

/** Asks for one price of all that is chosen; fetched when it is wanted (KEEP-73). */
export function LockSeveral({
  count,
  onLock,
  onClose,
}: {
  count: number;
  onLock: (price: number) => void;
  onClose: () => void;
}) {
  return <LockDialog item={count} onLock={onLock} onClose={onClose} />;
}
