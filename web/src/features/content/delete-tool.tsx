import type { Content } from '@loomlight/contract';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../../ui/icon-button.tsx';
import { useDeleteContent } from './use-delete-content.ts';

/** Deletes an own item, among the other tools (PEOPLE-39). Nothing is asked: it can be undone (KEEP-31). */
export function DeleteTool({ item, onGone }: { item: Content; onGone: () => void }) {
  const remove = useDeleteContent(item, onGone);
  return (
    <IconButton
      label="Delete"
      className="ml-auto"
      aria-busy={remove.isPending || undefined}
      onClick={() => !remove.isPending && remove.mutate()}
    >
      <Trash2 size={16} />
    </IconButton>
  );
}
