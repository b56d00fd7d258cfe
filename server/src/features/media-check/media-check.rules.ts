/** An object is written before its row names it; a day later nobody will name it any more. */
export const orphanAfterS = 24 * 3600;
