import './skeleton.css';
import type { CSSProperties } from 'react';
import { cx } from '../lib/cx.ts';

/** A place that is kept for something on its way. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span aria-hidden="true" className={cx('skeleton', className)} style={style} />;
}
