import { useState } from 'react';

/**
 * Gives the focus back to whatever had it when a layer opened. Radix does so only for a trigger of its own, and our
 * layers are opened by code. For `onCloseAutoFocus`.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : null));
  return (event) => {
    event.preventDefault();
    if (opener?.isConnected) opener.focus();
  };
}
