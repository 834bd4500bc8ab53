import { memoryStorage, tokenKey } from '../lib/browser-storage';
import { parseSessionUser, readSession, userKey, writeSession } from './session-storage';

const user = { _id: 'a1', name: 'Nusrat Jahan', email: 'nusrat@example.com', role: 'lawyer' as const };

describe('the stored session', () => {
  it('comes back as it was written', () => {
    const area = memoryStorage();
    writeSession(area, { token: 't', user });
    expect(readSession(area, fail)).toEqual({ token: 't', user });
  });

  it.each(['{not json', '[]', '{"_id":1}', JSON.stringify({ ...user, role: 'owner' })])(
    'is reported and removed when the user is unreadable: %s',
    (text) => {
      const area = memoryStorage();
      area.setItem(tokenKey, 't');
      area.setItem(userKey, text);
      const report = jest.fn();
      expect(readSession(area, report)).toBeNull();
      expect(report).toHaveBeenCalledTimes(1);
      expect([area.getItem(tokenKey), area.getItem(userKey)]).toEqual([null, null]);
    },
  );

  it('needs both the token and the user', () => {
    const area = memoryStorage();
    area.setItem(userKey, JSON.stringify(user));
    expect(readSession(area, fail)).toBeNull();
  });

  it('drops what does not belong to the session user', () => {
    expect(parseSessionUser(JSON.stringify({ ...user, password: 'x' }))).toEqual(user);
  });
});

function fail(error: unknown): never {
  throw error;
}
