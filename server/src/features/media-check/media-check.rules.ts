/** In one round files of so many items are looked for, 500 at a time: a bucket answers for each file by itself. */
export const itemsPerRound = 5_000;

/** So many missing files are written down; while there are as many, no more are looked for. */
export const missingKept = 500;

/** An object is written before its row names it; a day later nobody will name it any more. */
export const orphanAfterS = 24 * 3600;
