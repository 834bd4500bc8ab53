export function canShowNotifications(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function pushManager(): Promise<PushManager> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('The service worker is not registered');
  return registration.pushManager;
}

/** The registration of this browser at its push service, or null. */
export async function findPushSubscription(): Promise<PushSubscription | null> {
  if (!canShowNotifications() || Notification.permission !== 'granted') return null;
  return (await pushManager()).getSubscription();
}

/** Registers this browser at its push service. An earlier registration may have another key, and goes. */
export async function subscribeBrowser(applicationServerKey: string): Promise<PushSubscription> {
  const manager = await pushManager();
  await (await manager.getSubscription())?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
