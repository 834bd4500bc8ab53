import { connectionNotice } from '../i18n/en/offline';
import { noticeSentence } from './notice';

const now = 10 * 3_600_000;
const keptAt = 7 * 3_600_000;

describe('the notice', () => {
  it('is silent while all is well', () => {
    expect(noticeSentence({ online: true, keptAt: null, refresh: 'none' }, now)).toBeNull();
  });

  it('says that sending has to wait', () => {
    expect(noticeSentence({ online: false, keptAt: null, refresh: 'none' }, now)).toBe(
      connectionNotice.offline,
    );
  });

  it('never leaves out the age of a copy, offline or not', () => {
    for (const online of [true, false])
      expect(noticeSentence({ online, keptAt, refresh: 'none' }, now)).toContain('saved 3 hours ago');
    expect(noticeSentence({ online: true, keptAt, refresh: 'done' }, now)).toContain('saved 3 hours ago');
    expect(noticeSentence({ online: false, keptAt, refresh: 'running' }, now)).toContain('saved 3 hours ago');
  });

  it('tells when the copy was replaced', () => {
    expect(noticeSentence({ online: true, keptAt, refresh: 'running' }, now)).toBe(
      connectionNotice.refreshing,
    );
    expect(noticeSentence({ online: true, keptAt: null, refresh: 'done' }, now)).toBe(
      connectionNotice.refreshed,
    );
  });
});
