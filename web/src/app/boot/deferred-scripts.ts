// The page comes with its content, so on a slow line its style, faces and pictures go first and the scripts after them.
(function bootLateScripts() {
  const timeoutMilliseconds = 1000;
  let asked = false;

  function start(): void {
    const scripts = document.getElementById('deferred-scripts');
    if (asked || !(scripts instanceof HTMLTemplateElement)) return;
    asked = true;
    document.body.append(document.importNode(scripts.content, true));
  }

  // Pictures that take too long do not keep the page from being used.
  function startWhenLoaded(): void {
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start);
    setTimeout(start, timeoutMilliseconds);
  }

  function startAfterPaint(): void {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      startWhenLoaded();
    });
    observer.observe({ type: 'paint', buffered: true });
  }

  document.addEventListener('DOMContentLoaded', () => {
    // A hidden page is not painted, and whoever touches the page already waits for it.
    if (document.visibilityState === 'hidden') start();
    else startAfterPaint();
    for (const sign of ['pointerdown', 'keydown', 'visibilitychange'])
      document.addEventListener(sign, start, { once: true });
  });
})();
