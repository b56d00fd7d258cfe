import { Mark } from '../../ui/mark.tsx';

/** Stands in for a page on its way; shows itself only when that takes longer than a quarter of a second. */
export function LoadingScreen({ text = 'Loading your creative space...' }: { text?: string }) {
  return (
    <div
      role="status"
      className="grid flex-1 place-content-center justify-items-center gap-4 py-32 text-15 text-ink-2 [animation:fade_300ms_250ms_both] **:[.shuttle]:fill-amber"
    >
      <Mark size={36} />
      {text}
    </div>
  );
}
