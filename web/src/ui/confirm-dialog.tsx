import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** Words of the button that does it. */
  action: string;
  /** For what cannot be undone. */
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something happens. The focus begins on the way out. */
export function ConfirmDialog({ title, description, action, danger = false, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog title={title} description={description} role="alertdialog" onClose={onClose}>
      <div className="dialog-acts">
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          tone={danger ? 'danger' : 'ink'}
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
