import { fillShell, fillTemplate } from './page-template';

const template = '<head><!--head--></head><body><div id="root"><!--markup--></div><!--state--></body>';

const site = { origin: '', whatsappNumber: '' };

describe('the page', () => {
  it('has the hoisted tags in the head, the markup in the root and the state after it', () => {
    const markup =
      '<title>A &amp; B</title><meta name="description" content="a > b"/><link rel="canonical" href="/x"/><div>Hi</div>';
    const html = fillTemplate(template, 'en', {
      markup,
      state: { site: { origin: 'http://a', whatsappNumber: '880' }, results: {} },
    });
    expect(html).toBe(
      '<head><title>A &amp; B</title><meta name="description" content="a > b"/><link rel="canonical" href="/x"/></head>' +
        '<body><div id="root"><div>Hi</div></div>' +
        '<script type="application/json" id="page-state">{"site":{"origin":"http://a","whatsappNumber":"880"},"results":{}}</script></body>',
    );
  });

  it('escapes user content in the markup and the state', () => {
    const results = {
      'Review:1': { __typename: 'Review', review: '</script><script>alert(1)</script> $& $1' },
    };
    const html = fillTemplate(template, 'en', { markup: '<p>$& </p>', state: { site, results } });
    expect(html).toContain('<p>$& </p>');
    const state = /id="page-state">(.*)<\/script><\/body>/.exec(html)?.[1] ?? '';
    expect(state).not.toContain('<');
    expect(JSON.parse(state)).toEqual({ site, results });
  });

  it('is an empty root as a shell', () => {
    expect(fillShell(template, 'en', site)).toContain('<div id="root"></div>');
  });

  it('is in the language of its address', () => {
    const english =
      '<html lang="en"><link rel="manifest" href="/manifest.webmanifest"><!--head--><template>' +
      '<link rel="modulepreload" data-language="en" href="/assets/every-page-e.js">' +
      '<link rel="modulepreload" data-language="bn" href="/assets/every-page-b.js"></template>';
    const html = fillShell(english, 'bn', site);
    expect(html).toContain('<html lang="bn">');
    expect(html).toContain('href="/bn/manifest.webmanifest"');
    expect(html).toContain('every-page-b.js');
    expect(html).not.toContain('every-page-e.js');
    expect(html).toContain('<title data-shell>আইনসাথী</title>');
  });
});
