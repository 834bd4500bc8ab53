// What is acknowledged arrives, once: notices, mails, messages and documents while one of two processes is killed again and
// again, and mails while the mail server is away (10 minutes; short: seconds).
import path from 'node:path';
import { killedWhileSendingDocuments } from './delivery/documents.mjs';
import { killedWhileMailing, mailServerAway } from './delivery/mails.mjs';
import { killedWhileWriting } from './delivery/messages.mjs';
import { startMailServer } from './setup/mail-server.mjs';
import { startProducts, UNLIMITED } from './setup/product.mjs';

export default async function delivery(run) {
  const mailServer = await startMailServer(run);
  const folder = path.join(run.folder(), 'data');
  const variables = { ...mailServer.variables, ...UNLIMITED, DATA_DIR: folder };
  const at = { ...(await startProducts(run, { processes: 2, variables })), mailServer, folder };
  await killedWhileMailing(run, at);
  await mailServerAway(run, at);
  await killedWhileWriting(run, at);
  await killedWhileSendingDocuments(run, at);
}
