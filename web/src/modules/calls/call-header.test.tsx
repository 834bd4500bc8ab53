import type { Language } from '@ainsathi/contract/languages';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StaticRouter } from 'react-router-dom';
import { renderWith, translatorFor } from '../../../test/render-in-language';
import { ToastProvider } from '../../ui/overlays/toast';
import { clockText } from './call-clock';
import { CallHeader, type CallPartProps } from './call-header';

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
const call = { id: 'call', connectedAt: null, endedAt: null };
const person = { name: 'Nusrat Jahan', face: { id: 'nusrat', src: '/nusrat.webp' }, phone: null };
const parts = { ...person, call, back: '/user/cases/case', other: null, camera: null, starts: true };

type Changes = Partial<Pick<CallPartProps, 'view'>> & {
  call?: { connectedAt: string | null; endedAt: string | null };
};

async function render(changes: Changes, language: Language = 'en'): Promise<string> {
  const props = { ...parts, ...changes } as unknown as CallPartProps;
  const isTalk = props.view === 'connected';
  return renderWith(
    await translatorFor(language, 'calls'),
    <ApolloProvider client={client}>
      <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
        <StaticRouter location="/call/case">
          <CallHeader {...props} isAlone={!isTalk && props.view !== 'calling'} isTalk={isTalk} />
        </StaticRouter>
      </ToastProvider>
    </ApolloProvider>,
  );
}

const talked = (seconds: number) => ({
  connectedAt: '2026-11-28T12:00:00Z',
  endedAt: new Date(Date.parse('2026-11-28T12:00:00Z') + seconds * 1000).toISOString(),
});

test('while it rings, the face is in rings that stand still under reduced motion', async () => {
  const html = await render({ view: 'calling' });
  expect(html).toMatch(/data-ringing.*src="\/nusrat\.webp".*<h1[^>]*>Nusrat Jahan<\/h1>.*Ringing…/s);
  expect(html).not.toMatch(/(?<!motion-safe:)animate-/);
  expect(await render({ view: 'calling' }, 'bn')).toContain('ফোন বাজছে…');
});

test('a talk has a clock', async () => {
  const html = await render({ view: 'connected', call: { ...talked(0), endedAt: null } });
  expect(html).toContain('role="timer"');
  expect([0, 59, 724, 3600, 3724].map(clockText)).toEqual(['0:00', '0:59', '12:04', '1:00:00', '1:02:04']);
});

test.each([
  [720, 'You talked 12 minutes.', 'আপনারা ১২ মিনিট কথা বলেছেন।'],
  [61, 'You talked 1 minute.', 'আপনারা ১ মিনিট কথা বলেছেন।'],
  [59, 'You talked less than a minute.', 'আপনারা এক মিনিটের কম কথা বলেছেন।'],
])('after %i seconds the end says how long it was, and leads back to the room', async (seconds, ...said) => {
  for (const [index, language] of (['en', 'bn'] as const).entries()) {
    const html = await render({ view: 'over', call: talked(seconds) }, language);
    expect(html).toContain(said[index]);
    expect(html).toContain('href="/user/cases/case"');
  }
});

test('a call without a talk says no minutes; one that was not taken offers a message', async () => {
  const over = await render({ view: 'over' });
  expect(over).toContain('The call is over.');
  expect(over).not.toContain('Write a message');
  for (const view of ['noAnswer', 'declined'] as const)
    expect(await render({ view })).toMatch(/href="\/user\/cases\/case\?tab=messages"[^>]*>Write a message/);
});
