// The HTML has the page's content, so on a slow connection styles, fonts and images load before the scripts.
(function loadDeferredScripts() {
  const timeoutMilliseconds = 1000;
  let isStarted = false;

  function start(): void {
    const scripts = document.getElementById('deferred-scripts');
    if (isStarted || !(scripts instanceof HTMLTemplateElement)) return;
    isStarted = true;
    document.body.append(document.importNode(scripts.content, true));
  }

  // The timeout keeps slow images from delaying hydration.
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
    // A hidden page never paints. Input means that the reader already waits for the scripts.
    if (document.visibilityState === 'hidden') start();
    else startAfterPaint();
    for (const eventName of ['pointerdown', 'keydown', 'visibilitychange'])
      document.addEventListener(eventName, start, { once: true });
  });
})();
