import { formDraftKey } from '../drafts/form-drafts';
import type { OutgoingItem, OutgoingStore } from './outgoing-queue';

/** An item that nobody came back for is deleted with the longest session. */
const maxAge = 7 * 86_400_000;

async function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

/** The store of an account, which `removeFormDrafts` deletes at sign-out. */
export function openOutgoingStore(accountId: string): OutgoingStore {
  // Opened for each access: an open connection would hold back the deletion.
  async function access<Result>(act: (items: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
    const opening = indexedDB.open(formDraftKey(accountId, 'outgoing'));
    opening.onupgradeneeded = () => opening.result.createObjectStore('items', { keyPath: 'key' });
    const database = await resultOf(opening);
    try {
      return await resultOf(act(database.transaction('items', 'readwrite').objectStore('items')));
    } finally {
      database.close();
    }
  }
  const remove = async (key: string) => access((items) => items.delete(key));
  return {
    load: async () => {
      const items = (await access((stored) => stored.getAll())) as OutgoingItem[];
      const oldest = Date.now() - maxAge;
      await Promise.all(items.filter(({ createdAt }) => createdAt < oldest).map(({ key }) => remove(key)));
      return items.filter(({ createdAt }) => createdAt >= oldest);
    },
    put: async (item) => {
      await access((items) => items.put(item));
    },
    remove,
  };
}
