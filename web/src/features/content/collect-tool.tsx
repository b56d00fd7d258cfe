import FolderPlus from 'lucide-react/icons/folder-plus';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { askToSignIn, useViewer } from '../account/index.ts';
import { CollectDialog } from '../collect/index.ts';

/** Collect, among the other tools: which collections an item is in (KEEP-43). Guests are asked to sign in. */
export function CollectTool({ id }: { id: string }) {
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Collect"
        aria-keyshortcuts="C"
        aria-haspopup="dialog"
        onClick={() => (viewer.kind === 'member' ? setOpen(true) : askToSignIn('collect'))}
      >
        <FolderPlus size={17} />
      </IconButton>
      {open && <CollectDialog ids={[id]} onClose={() => setOpen(false)} />}
    </>
  );
}
