import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Says which rule a prompt has met; nothing was charged, and it is still in the box (DESK-28). */
export function PromptRefused({ why, onClose }: { why: string; onClose: () => void }) {
  return (
    <Dialog title="This prompt was refused" description={why} onClose={onClose}>
      <div className="dialog-acts">
        <Button onClick={onClose}>Edit prompt</Button>
      </div>
    </Dialog>
  );
}
