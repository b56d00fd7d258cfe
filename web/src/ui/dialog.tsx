import './dialog.css';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  title: string;
  /** Called by Escape, a click outside, and whatever the dialog's own buttons decide. */
  onClose: () => void;
  children: ReactNode;
  /** Above the title, edge to edge. */
  banner?: ReactNode;
  description?: ReactNode;
  /** `alertdialog` for what cannot be undone. */
  role?: 'dialog' | 'alertdialog';
}

/** A modal question, shown for as long as it is rendered; a bottom sheet on a phone. Its name is its title. */
export function Dialog({ title, onClose, children, banner, description, role = 'dialog' }: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          role={role}
          className="dialog"
          onCloseAutoFocus={returnFocus}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <span className="grab" aria-hidden="true" />
          {banner}
          <div className="dialog-in [overflow-wrap:anywhere]">
            <Radix.Title className="title-26">{title}</Radix.Title>
            {description !== undefined && <Radix.Description>{description}</Radix.Description>}
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
