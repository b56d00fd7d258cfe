import './sheet.css';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from './use-return-focus.ts';

export interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Controls that rise from the lower edge of a phone, shown for as long as it is rendered. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className="sheet" onCloseAutoFocus={returnFocus} aria-describedby={undefined}>
          <span className="grab" aria-hidden="true" />
          <Radix.Title className="title-26 pt-4 pb-4">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
