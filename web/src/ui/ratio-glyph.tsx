/** A frame of an image's proportions, as small as a letter. */
export function RatioGlyph({ width, height }: { width: number; height: number }) {
  const longer = Math.max(width, height);
  return (
    <span aria-hidden="true" className="inline-grid size-4 flex-none place-items-center text-ink-2">
      <i
        className="block rounded-[2px] border-[1.5px] border-current"
        style={{ width: Math.max(6, (13 * width) / longer), height: Math.max(6, (13 * height) / longer) }}
      />
    </span>
  );
}
