import { type DataSource, IsNull } from 'typeorm';
import type { Config, SmsGateway } from '../../config/config';
import { Sms } from './sms.entity';
import { smsRequest } from './sms-request';

const TIMEOUT_MILLISECONDS = 10_000;
/** A try that fails later is the last one. */
const LAST_TRY_AFTER_MILLISECONDS = 60_000;

/** @throws Error without address, key and text, which errors of `fetch` can name. */
async function post(gateway: SmsGateway, sms: Sms): Promise<void> {
  const { url, init } = smsRequest(gateway, sms);
  let status: number | null = null;
  let succeeds = false;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    ({ status, ok: succeeds } = response);
    // Gateways answer 200 with an error in the body.
    succeeds &&= (gateway.ok ?? /(?:)/).test(await response.text());
  } catch {
    succeeds = false;
  }
  if (!succeeds) throw new Error(`the SMS gateway sent nothing: ${status ?? 'no answer'}`);
}

/**
 * Sends messages to the gateway of `SMS_URL`, then erases their text. Without a gateway they stay in the database: outside
 * production, the outbox shows them. A delivery that throws is tried again.
 */
export function createSmsDelivery(
  { smsGateway: gateway }: Pick<Config, 'smsGateway'>,
  { manager }: DataSource,
): (smsId: string) => Promise<void> {
  return async (id) => {
    const sms = await manager.findOneBy(Sms, { id, sentAt: IsNull(), failedAt: IsNull() });
    if (!gateway || !sms || sms.text === null) return;
    try {
      await post(gateway, sms);
    } catch (error) {
      if (Date.now() - sms.createdAt.getTime() > LAST_TRY_AFTER_MILLISECONDS)
        await manager.update(Sms, { id }, { failedAt: new Date(), text: null });
      throw error;
    }
    await manager.update(Sms, { id }, { sentAt: new Date(), text: null });
  };
}
