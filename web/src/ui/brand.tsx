import { Mark } from './mark.tsx';

/** The shuttle and the name. A drawing: the link around it says where it leads. */
export function Brand() {
  return (
    <span
      aria-hidden="true"
      className="inline-flex items-center gap-[9px] font-serif text-[23px]/[28px] tracking-[-0.015em]"
    >
      <Mark />
      <span data-drawn="Loomlight" />
    </span>
  );
}
