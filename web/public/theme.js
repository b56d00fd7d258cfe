// Sets the chosen theme before the first paint. A file of its own, because the content policy allows no inline script.
// The same key is written by src/lib/theme.ts.
try {
  var theme = localStorage.getItem('loomlight:theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is switched off: the system's choice stands.
}
