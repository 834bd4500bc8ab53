// Blocks the first paint, so that the page never flashes in the other theme. Not inline, because of the content security policy.
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
    const isTheme = choice === 'light' || choice === 'dark';
    const theme = isTheme ? choice : system.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    // The colour of the browser's address bar.
    for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      tag.media = tag.dataset.for === theme ? 'all' : 'not all';
  }

  apply();
  system.addEventListener('change', apply);
  window.addEventListener('storage', apply);
})();
