import './icon-button.css';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { useTooltip } from './use-tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Its accessible name, shown as a tooltip. */
  label: string;
  children: ReactNode;
  /** A plate of its own, for buttons that lie on an image. */
  onImage?: boolean;
}

/** A button that is only a sign: it always has a name, and shows it when the pointer or the keyboard rests on it. */
export function IconButton({ label, children, onImage = false, className, ...rest }: IconButtonProps) {
  const tooltip = useTooltip(label);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className={cx('icon-btn', onImage && 'icon-btn-plate', className)}
        {...tooltip.anchor}
        {...rest}
      >
        {children}
      </button>
      {tooltip.node}
    </>
  );
}
