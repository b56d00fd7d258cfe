import { CollectDialog } from '../collect/index.ts';

/** Collects what was chosen; fetched when it is wanted, since it weighs more than the bar (KEEP-43). */
export function CollectSeveral({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  return <CollectDialog ids={ids} onClose={onClose} />;
}
