// Runs before the first paint, as a file of its own: the content security policy forbids inline scripts.
(function bootTheme() {
  const system = window.matchMedia('(prefers-color-scheme: dark)');

  function storedChoice(): string | null {
    try {
      return window.localStorage.getItem('theme');
    } catch {
      return null;
    }
  }

  function apply(): void {
    const choice = storedChoice();
    const known = choice === 'light' || choice === 'dark';
    document.documentElement.dataset.theme = known ? choice : system.matches ? 'dark' : 'light';
  }

  apply();
  system.addEventListener('change', apply);
  window.addEventListener('storage', apply);
})();
