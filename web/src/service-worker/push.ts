import { paths } from '@ainsathi/contract/addresses';
import { notifications } from '../i18n/en/notifications';

declare const self: ServiceWorkerGlobalScope;

const sentences: Readonly<Record<string, string>> = notifications.kind;

/** The kind of the payload, `{ kind, id }`; the server writes `request-received` for `REQUEST_RECEIVED`. */
function kindOf(data: PushMessageData | null): string {
  try {
    const { kind } = (data?.json() ?? {}) as { kind?: unknown };
    return typeof kind === 'string' ? kind.toUpperCase().replaceAll('-', '_') : '';
  } catch {
    return '';
  }
}

/** Shows the sentence of a notification's kind; one of the same kind replaces it. Browsers want something shown always. */
export async function showNotification(data: PushMessageData | null): Promise<void> {
  const kind = kindOf(data);
  const body = sentences[kind] ?? notifications.lead;
  await self.registration.showNotification('AinSathi', { body, tag: kind });
}

/** Opens the notifications, in a tab that is open already where there is one. */
export async function openNotifications(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) {
    await self.clients.openWindow(paths.inbox);
    return;
  }
  await open.focus();
  await open.navigate(paths.inbox);
}
