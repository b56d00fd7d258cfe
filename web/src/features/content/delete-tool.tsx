import type { Content } from '@loomlight/contract';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useDeleteContent } from './use-delete-content.ts';

/** Removes an own piece for good, among the other tools (PEOPLE-39). */
export function DeleteTool({ item, onGone }: { item: Content; onGone: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteContent(item, onGone);
  return (
    <>
      <IconButton
        label="Delete"
        className="ml-auto"
        aria-busy={remove.isPending || undefined}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={16} />
      </IconButton>
      {asking && (
        <ConfirmDialog
          title={item.content_type === 'image' ? 'Delete this image?' : 'Delete this video?'}
          description="It is removed for good, for you and for everybody. This cannot be undone."
          action="Delete"
          danger
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
