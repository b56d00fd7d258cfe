import SunMoon from 'lucide-react/icons/sun-moon';
import { chooseTheme, shownTheme } from '../../lib/theme.ts';

/** From dark to light and back; Settings offers the system's choice too. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="inline-flex h-8 items-center gap-[7px] rounded-full px-[11px] text-13 text-ink-3 hover:bg-raised hover:text-ink max-sm:h-11"
      onClick={() => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')}
    >
      <SunMoon size={14} aria-hidden="true" />
      Theme
    </button>
  );
}
