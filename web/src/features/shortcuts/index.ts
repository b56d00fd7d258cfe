export { isKeyAlone, isOneKey } from './one-key.ts';
export { pressAct } from './press-act.ts';
export { ShortcutKeys } from './shortcut-keys.tsx';
