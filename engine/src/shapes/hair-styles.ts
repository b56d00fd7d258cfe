/** How hair is worn. */
export type HairStyle = 'short' | 'long' | 'bob' | 'bun' | 'back' | 'tail' | 'braids' | 'none';
