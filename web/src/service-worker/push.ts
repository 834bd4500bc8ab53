import { paths } from '@ainsathi/contract/addresses';
import { defaultLanguage, inLanguage, isLanguage, type Language } from '@ainsathi/contract/languages';
import { notifications as bangla } from '../modules/notifications/notifications.bn';
import { notifications as english } from '../modules/notifications/notifications.en';
import { productNames } from '../offline/template-language';

declare const self: ServiceWorkerGlobalScope;

interface Words {
  sentences: Readonly<Record<string, string>>;
  lead: string;
}

const words: Record<Language, Words> = {
  en: { sentences: english.kind, lead: english.lead },
  bn: { sentences: bangla.kind, lead: bangla.lead },
};

/** A call stays until it is answered or dismissed, and each makes a sound. */
const ofCalls: NotificationOptions & { renotify: boolean } = { requireInteraction: true, renotify: true };

/** `{ kind, id, language }`; the server writes `request-received` for `REQUEST_RECEIVED`. */
function read(data: PushMessageData | null): { kind: string; language: Language } {
  try {
    const { kind, language } = (data?.json() ?? {}) as { kind?: unknown; language?: unknown };
    return {
      kind: typeof kind === 'string' ? kind.toUpperCase().replaceAll('-', '_') : '',
      language: isLanguage(language) ? language : defaultLanguage,
    };
  } catch {
    return { kind: '', language: defaultLanguage };
  }
}

/** In the account's language; replaces an earlier notification of the kind. Browsers require that something is always shown. */
export async function showNotification(data: PushMessageData | null): Promise<void> {
  const { kind, language } = read(data);
  const { sentences, lead } = words[language];
  const body = sentences[kind] ?? lead;
  await self.registration.showNotification(productNames[language], {
    body,
    lang: language,
    tag: kind,
    data: language,
    ...(kind === 'CALL_RECEIVED' ? ofCalls : {}),
  });
}

/** In the pressed notification's language; reuses an open tab. */
export async function openNotifications({ data }: Pick<Notification, 'data'>): Promise<void> {
  const inbox = inLanguage(paths.inbox, isLanguage(data) ? data : defaultLanguage);
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) {
    await self.clients.openWindow(inbox);
    return;
  }
  await open.focus();
  await open.navigate(inbox);
}
