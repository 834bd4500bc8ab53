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
    const theme = known ? choice : system.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    // The browser's own bar follows the choice, too.
    for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      tag.media = tag.dataset.for === theme ? 'all' : 'not all';
  }

  apply();
  system.addEventListener('change', apply);
  window.addEventListener('storage', apply);
})();
