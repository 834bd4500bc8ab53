// What is acknowledged arrives, once: notices, mails, messages and documents while one of two processes is killed again and
// again, and mails while the mail server is away (10 minutes; short: seconds).
import { setTimeout as sleep } from 'node:timers/promises';
import { sized } from '../lib/promises.mjs';
import { sendDocuments } from './delivery/documents.mjs';
import { killedWhileMailing, mailServerAway } from './delivery/mails.mjs';
import { writeMessages } from './delivery/messages.mjs';
import { UNLIMITED } from './setup/product.mjs';
import { addRooms } from './setup/rooms.mjs';
import { sharedProducts } from './setup/shared-products.mjs';

const ROOMS = sized(40, 6);
const KILLS = sized(5, 1);

export default async function delivery(run) {
  const at = await sharedProducts(UNLIMITED);
  await killedWhileMailing(run, at);
  await mailServerAway(run, at);
  const rooms = await addRooms(at.client, at.origins, ROOMS);
  await Promise.all([writeMessages(run, at, rooms), sendDocuments(run, at, rooms), killInTurn(at)]);
}

async function killInTurn({ processes }) {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(1_000);
    processes.kill(kill % 2);
    await processes.restart(kill % 2);
  }
}
