// Runs before anything is painted. Kept in step with src/theme.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('easel.theme');
  } catch {
    // Where cookies are blocked nothing is kept.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
