export { useDeveloping } from './developing.ts';
export { HeaderDock } from './header-dock.tsx';
export { LoadingScreen } from './loading-screen.tsx';
export { Shell } from './shell.tsx';
export { ThemeSwitch } from './theme-switch.tsx';
