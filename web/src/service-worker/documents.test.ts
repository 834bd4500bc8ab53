import { emptyPage, markAsSaved, offlinePage, shellFiles } from './documents';

const now = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;

const page = (head = '<!--head-->', markup = '<!--markup-->', state = '<!--state-->') =>
  '<html><head><script src="/assets/boot-new.js"></script>' +
  `<link rel="stylesheet" crossorigin href="/assets/index-new.css">${head}</head>` +
  `<body><div id="root">${markup}</div><div id="notice" role="status" aria-live="polite"></div>${state}` +
  '<template id="deferred-scripts">' +
  '<link rel="modulepreload" crossorigin href="/assets/libraries-new.js">' +
  '<script type="module" crossorigin src="/assets/index-new.js"></script></template></body></html>';

const shell = page();
const saved = page('<title>FAQ</title>', '<h1>FAQ</h1>');

describe('a saved page', () => {
  it('is marked outside of the root that is hydrated', () => {
    const html = markAsSaved(saved, { savedAt: now - 3 * hour, now, online: false, language: 'en' });
    expect(html).toContain('<div id="root"><h1>FAQ</h1></div><div id="notice"');
    expect(html).toContain(`data-kept-at="${now - 3 * hour}"`);
    expect(html).toContain('You are offline. This page was saved 3 hours ago.');
  });

  it('is marked even without an element for the notice', () => {
    expect(
      markAsSaved('<body><p>Old</p></body>', { savedAt: now, now, online: true, language: 'en' }),
    ).toMatch(/saved just now.*<\/body>/);
  });
});

describe('the pages that the worker generates', () => {
  it('the empty page has the settings of the operator and its scripts', () => {
    const html = emptyPage(shell, 'en', '{"origin":"https://a.example"}');
    expect(html).toContain('{"site":{"origin":"https://a.example"},"results":null}');
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('/assets/index-new.js');
    expect(html).not.toContain('<template');
    expect(emptyPage(shell, 'en', null)).not.toContain('page-state');
  });

  it('the offline page lists the saved pages and escapes their titles', () => {
    const html = offlinePage(shell, 'en', {
      pages: [{ address: '/blogs/1?a=1&b=2', title: '<img src=x>', savedAt: now - 2 * hour, frame: false }],
      part: 'cases',
      now,
    });
    expect(html).toContain('href="/blogs/1?a=1&amp;b=2"');
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).toContain('Saved 2 hours ago');
    expect(html).toContain('/user/cases');
    expect(html).not.toContain('type="module"');
  });

  it('the offline page leads a lawyer to the diary, and a visitor to nothing of an account', () => {
    const linksOf = (part: 'diary' | null) => {
      const html = offlinePage(shell, 'bn', { pages: [], part, now });
      return ['/bn/lawyer/diary', '/user/cases'].filter((path) => html.includes(path));
    };
    expect(linksOf('diary')).toEqual(['/bn/lawyer/diary']);
    expect(linksOf(null)).toEqual([]);
  });

  it('load these files', () => {
    expect(shellFiles(shell)).toEqual([
      '/assets/boot-new.js',
      '/assets/index-new.css',
      '/assets/libraries-new.js',
      '/assets/index-new.js',
    ]);
  });
});
