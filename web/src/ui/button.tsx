import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Keeps the width and the name, shows a turning circle, and ignores clicks. */
  loading?: boolean;
  children: ReactNode;
}

/** The one button. Ink is the primary action; amber is for what costs credits. */
export function Button({ tone, size, wide, loading = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      className={buttonClass({ tone, size, wide }, className)}
      // Busy is not disabled: the focus stays where it was, and the reader hears that something goes on.
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {/* Transparent, not hidden: hidden words would be lost from the button's name. */}
      <span className={cx('inline-flex items-center justify-center gap-[inherit]', loading && 'opacity-0')}>
        {children}
      </span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center" aria-hidden="true">
          <LoaderCircle size={16} className="spin" />
        </span>
      )}
    </button>
  );
}
