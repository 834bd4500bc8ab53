import { connectionNotice } from '../i18n/en/offline';
import { offlineWords } from './words';
import { noticeSentence } from './notice';

const now = 10 * 3_600_000;
const savedAt = 7 * 3_600_000;

describe('the notice', () => {
  it('is empty while the connection works and no data is cached', () => {
    expect(noticeSentence({ online: true, savedAt: null, refresh: 'none' }, now, offlineWords.en)).toBeNull();
  });

  it('says that sending has to wait', () => {
    expect(noticeSentence({ online: false, savedAt: null, refresh: 'none' }, now, offlineWords.en)).toBe(
      connectionNotice.offline,
    );
  });

  it('never leaves out the age of a copy, offline or not', () => {
    for (const online of [true, false])
      expect(noticeSentence({ online, savedAt, refresh: 'none' }, now, offlineWords.en)).toContain(
        'saved 3 hours ago',
      );
    expect(noticeSentence({ online: true, savedAt, refresh: 'done' }, now, offlineWords.en)).toContain(
      'saved 3 hours ago',
    );
    expect(noticeSentence({ online: false, savedAt, refresh: 'running' }, now, offlineWords.en)).toContain(
      'saved 3 hours ago',
    );
  });

  it('says when the copy was replaced', () => {
    expect(noticeSentence({ online: true, savedAt, refresh: 'running' }, now, offlineWords.en)).toBe(
      connectionNotice.refreshing,
    );
    expect(noticeSentence({ online: true, savedAt: null, refresh: 'done' }, now, offlineWords.en)).toBe(
      connectionNotice.refreshed,
    );
  });
});
