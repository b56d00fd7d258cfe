import { networkMessages } from '@loomlight/contract';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';

/** Says so when the device has lost its connection, for as long as that lasts. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <p
      role="alert"
      className="fixed bottom-4 left-1/2 z-40 flex w-max max-w-[calc(100vw-32px)] -translate-x-1/2 items-center gap-2 rounded-(--radius-input) border border-line-strong bg-raised px-4 py-2 text-13 text-ink-2 max-sm:bottom-24"
    >
      <WifiOff size={14} className="flex-none text-orange" aria-hidden="true" />
      {networkMessages.unreachable}
    </p>
  );
}

function onConnectionChange(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
