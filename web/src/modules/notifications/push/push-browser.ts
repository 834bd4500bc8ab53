import { isSharedPhone } from '../../../lib/browser-storage';

/** Not on a phone that others use. */
export function canShowNotifications(): boolean {
  if (isSharedPhone()) return false;
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function pushManager(): Promise<PushManager> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('The service worker is not registered');
  return registration.pushManager;
}

/** Null without a registration. */
export async function findPushSubscription(): Promise<PushSubscription | null> {
  if (!canShowNotifications() || Notification.permission !== 'granted') return null;
  return (await pushManager()).getSubscription();
}

/** Replaces an earlier registration, which may have another key. */
export async function subscribeBrowser(applicationServerKey: string): Promise<PushSubscription> {
  const manager = await pushManager();
  await (await manager.getSubscription())?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
