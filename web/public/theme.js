// Runs before anything is painted. Kept in step with src/theme.ts.
(() => {
  const chosen = localStorage.getItem('easel.theme');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
