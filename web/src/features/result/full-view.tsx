import '../../ui/icon-button.css';
import type { Content } from '@loomlight/contract';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { VideoPlayer } from '../content/index.ts';

const look = 'max-h-[calc(100dvh-48px)] max-w-full rounded-image object-contain max-sm:rounded-none';

/** The image or video alone, as large as the window. */
export function FullView({ item, onClose }: { item: Content; onClose: () => void }) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {/* Without an overlay the page behind would still scroll. */}
        <Dialog.Overlay />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-0 z-41 grid place-items-center bg-lightbox p-6 outline-none [animation:fade_var(--fast)_var(--ease-out)] max-sm:p-0"
          onClick={(event) => event.target === event.currentTarget && onClose()}
        >
          <Dialog.Title className="sr-only">Full size</Dialog.Title>
          {item.content_type === 'video' ? (
            <VideoPlayer item={item} className={look} />
          ) : (
            <img src={item.media_url ?? ''} alt={item.text_prompt ?? `Image by ${item.username}`} className={look} />
          )}
          <Dialog.Close aria-label="Close" className="icon-btn icon-btn-plate absolute top-3 right-3">
            <X size={18} />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
