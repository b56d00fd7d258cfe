/** How hair is worn. */
export type HairStyle = 'short' | 'afro' | 'long' | 'bob' | 'bun' | 'back' | 'tail' | 'braids' | 'none';
