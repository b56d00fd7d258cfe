import './toaster.css';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast as sonner } from 'sonner';
import { cx } from '../lib/cx.ts';
import { IconButton } from './icon-button.tsx';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

/** Shown by default for this long (R-GLOB-13). */
const defaultMs = 3_000;

export interface ToastOptions {
  /** How long it stays, in milliseconds. */
  readonly durationMs?: number;
  /** What can still be done about what is said. */
  readonly action?: { readonly label: string; readonly act: () => void };
}

const signs = {
  success: { Sign: CircleCheck, colour: 'text-green' },
  error: { Sign: CircleAlert, colour: 'text-red' },
  info: { Sign: Info, colour: 'text-blue' },
  warning: { Sign: TriangleAlert, colour: 'text-orange' },
} as const;

let region: HTMLElement | undefined;

/** Puts the region on the page once, outside the app's tree: toasts outlive any page and any crash of one. */
function ensureRegion(): void {
  if (region?.isConnected) return;
  region = document.createElement('div');
  document.body.append(region);
  const root = createRoot(region);
  // A toast that came before the region listens would be lost, so the region is there and listening when this returns.
  flushSync(() =>
    root.render(
      <Toaster
        position="bottom-right"
        customAriaLabel="Notifications"
        // Below the header, where one has to give way.
        offset={{ top: 72, right: 24, bottom: 24 }}
        mobileOffset={{ top: 68, right: 12, bottom: 12, left: 12 }}
        gap={8}
      />,
    ),
  );
}

/** The corner that toasts take: their width and the room beside it, and as high as two of them. */
const corner = { width: 392, height: 168 };

/**
 * True where a toast at the bottom would lie over a button that spends credits or buys some, such as Generate below a long form, or over what can be
 * done with an item, which is pressed once more when the toast says that it has failed.
 */
function isOverActs(): boolean {
  const left = innerWidth > 600 ? innerWidth - corner.width : 0;
  return [...document.querySelectorAll('.btn-amber, .detail-actions')].some((button) => {
    const box = button.getBoundingClientRect();
    return (
      box.right > left &&
      box.left < innerWidth &&
      box.bottom > innerHeight - corner.height &&
      box.top < innerHeight &&
      box.height > 0
    );
  });
}

/** Shows a toast; errors and warnings interrupt a reader, the others wait. */
export function showToast(kind: ToastKind, text: string, { durationMs = defaultMs, action }: ToastOptions = {}): void {
  ensureRegion();
  const { Sign, colour } = signs[kind];
  const draw = (id: string | number) => (
    <div role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'} className="toast sm:w-[356px]">
      <Sign size={18} className={`flex-none ${colour}`} aria-hidden="true" />
      <span dir="auto" className="text-pretty">
        {text}
      </span>
      {action && (
        <button
          type="button"
          className="link ml-auto flex-none py-1"
          onClick={() => {
            sonner.dismiss(id);
            action.act();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label="Dismiss" className={cx('size-8', !action && 'ml-auto')} onClick={() => sonner.dismiss(id)}>
        <X size={14} />
      </IconButton>
    </div>
  );
  sonner.custom(draw, { duration: durationMs, ...(isOverActs() && { position: 'top-right' }) });
}
