/** The password of everybody in tests: long enough, and none that many people use. */
export const goodPassword = 'a good password';
