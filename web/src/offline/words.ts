import type { Language } from '@ainsathi/contract/languages';
import * as bangla from '../i18n/bn/offline';
import * as english from '../i18n/en/offline';

/** Sentences shown without a connection, in each language, for the service worker and the notice. */
export const offlineWords: Readonly<Record<Language, OfflineWords>> = { en: english, bn: bangla };

type Texts<Catalogue> = Readonly<Record<keyof Catalogue, string>>;

export interface OfflineWords {
  connectionNotice: Texts<typeof english.connectionNotice>;
  offlinePageWords: Texts<typeof english.offlinePageWords>;
  savedAges: Texts<typeof english.savedAges>;
  digits: string;
}
