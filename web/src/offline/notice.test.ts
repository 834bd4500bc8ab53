import { connectionNotice } from '../i18n/en/offline';
import { noticeSentence } from './notice';

const now = 10 * 3_600_000;
const savedAt = 7 * 3_600_000;

describe('the notice', () => {
  it('is empty while the connection works and no data is cached', () => {
    expect(noticeSentence({ online: true, savedAt: null, refresh: 'none' }, now)).toBeNull();
  });

  it('says that sending has to wait', () => {
    expect(noticeSentence({ online: false, savedAt: null, refresh: 'none' }, now)).toBe(
      connectionNotice.offline,
    );
  });

  it('never leaves out the age of a copy, offline or not', () => {
    for (const online of [true, false])
      expect(noticeSentence({ online, savedAt, refresh: 'none' }, now)).toContain('saved 3 hours ago');
    expect(noticeSentence({ online: true, savedAt, refresh: 'done' }, now)).toContain('saved 3 hours ago');
    expect(noticeSentence({ online: false, savedAt, refresh: 'running' }, now)).toContain(
      'saved 3 hours ago',
    );
  });

  it('says when the copy was replaced', () => {
    expect(noticeSentence({ online: true, savedAt, refresh: 'running' }, now)).toBe(
      connectionNotice.refreshing,
    );
    expect(noticeSentence({ online: true, savedAt: null, refresh: 'done' }, now)).toBe(
      connectionNotice.refreshed,
    );
  });
});
