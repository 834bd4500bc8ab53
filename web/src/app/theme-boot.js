// Runs before the first paint, as a file of its own: the content security policy forbids inline scripts.
(function () {
  var root = document.documentElement;
  var dark = matchMedia('(prefers-color-scheme: dark)');
  function stored() {
    try {
      return localStorage.getItem('theme');
    } catch (error) {
      return null;
    }
  }
  function apply() {
    var choice = stored();
    var known = choice === 'light' || choice === 'dark';
    root.dataset.theme = known ? choice : dark.matches ? 'dark' : 'light';
  }
  apply();
  dark.addEventListener('change', apply);
  addEventListener('storage', function (event) {
    if (event.key === 'theme' || event.key === null) apply();
  });
})();
