/** Keys as they stand on a keyboard, one after the other. */
export function Keys({ keys, className = '' }: { keys: readonly string[]; className?: string }) {
  return (
    <span className={`flex flex-none gap-1 ${className}`}>
      {keys.map((key) => (
        <kbd
          key={key}
          className="grid h-6 min-w-6 place-items-center rounded-[5px] border border-line-strong bg-raised px-1.5 font-sans text-11 text-ink-2"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
