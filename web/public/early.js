// What has to happen before the app is there. A file of its own, because the content policy allows no inline script.
(() => {
  const page = document.documentElement;
  // Before the first paint: the chosen theme, and whether there is a session, for whom the server has drawn nothing. The same keys are
  // written by src/lib/theme.ts and src/api/auth-tokens.ts.
  try {
    const theme = localStorage.getItem('loomlight:theme');
    if (theme === 'dark' || theme === 'light') page.dataset.theme = theme;
    if (localStorage.getItem('loomlight:auth-token')) page.dataset.member = '';
  } catch {
    // Storage is switched off: the system's choice stands, and nobody is signed in.
  }

  // A page that the server has drawn stands without the app: its pictures come first, then what makes it answer. Whoever reaches for
  // it earlier gets that at once. The app's scripts are named in the page, in the order in which they build on each other.
  const scripts = page.dataset.served?.split(' ');
  if (!scripts) return;
  const wishes = ['pointerdown', 'keydown', 'focusin'];
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    void run();
  };
  const run = async () => {
    // All of what was drawn has to be there before it is taken over.
    if (document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
    for (const address of scripts) {
      await import(address);
      // Each in a task of its own: together they would hold a slow phone for a moment.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  if (page.dataset.member === undefined) {
    addEventListener('load', begin);
    for (const wish of wishes) addEventListener(wish, begin, { once: true, passive: true });
  } else begin();
})();
