import './button.css';
import { cx } from '../lib/cx.ts';

/** How a button, or a link that looks like one, is drawn. */
export interface ButtonLook {
  /** amber only where credits are spent or bought */
  tone?: 'ink' | 'amber' | 'line' | 'amber-line' | 'quiet' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  wide?: boolean | undefined;
}

const tones = {
  ink: 'btn-ink',
  amber: 'btn-amber',
  line: 'btn-line',
  'amber-line': 'btn-amber-line',
  quiet: 'btn-quiet',
  danger: 'btn-danger',
} as const;
const sizes = { sm: 'btn-sm', md: '', lg: 'btn-lg' } as const;

/** The classes of a button; links use them through their `className`. */
export function buttonClass({ tone = 'ink', size = 'md', wide = false }: ButtonLook = {}, extra?: string): string {
  return cx('btn', tones[tone], sizes[size], wide && 'w-full', extra);
}
