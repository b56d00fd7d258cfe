/** The TOKEN_SECRET of the app that tests open: whoever signs or proves something beside it must use the same. */
export const testSecret = 'the secret of every test, long enough';
