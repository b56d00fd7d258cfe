import { Mark } from './mark.tsx';

/** The shuttle and the name, for the eye: the link around it says where it leads. `compact`: on a phone the shuttle alone. */
export function Brand({ compact = false }: { compact?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="brand inline-flex items-center gap-[9px] font-serif text-[23px]/[28px] tracking-[-0.015em]"
    >
      <Mark />
      <span className={compact ? 'max-sm:hidden' : undefined}>Loomlight</span>
    </span>
  );
}
