import { setTimeout as sleep } from 'node:timers/promises';
import { addPeople, PASSWORD, signIn } from '../setup/people.mjs';
import {
  countStatuses,
  forEach,
  fromNetwork,
  percentile,
  repeatedly,
  rest,
  send,
} from '../setup/requests.mjs';

const PASSWORDS = 10_000;
const NETWORKS = 1_000;
const CONNECTIONS = 100;
/** So many of ten passwords come from one network of IPv6. */
const OF_ONE_NETWORK = 2;
const MOST_LOOKED_AT = 110;
const MOST_OF_ONE_NETWORK = 10;
const SIGN_IN_MILLISECONDS = 2_000;

/** Wrong passwords for one email from a thousand networks and from one large one, while its owner signs in on a known device. */
export async function guessedPasswords(run, { origins: [origin], client }) {
  const [{ email }] = await addPeople(client, 'user', 1);
  const { device, headers } = await signIn(origin, { email });
  const signingIn = repeatedly(1, async () => {
    await sleep(300);
    const login = rest('/auth/login', { email, password: PASSWORD });
    return send(origin, { ...login, headers: { ...headers, 'x-device': device } });
  });
  const guesses = await forEach(PASSWORDS, CONNECTIONS, async (n) => {
    const isOfOne = n % 10 < OF_ONE_NETWORK;
    const address = `2001:db8:7:7::${(n + 1).toString(16)}`;
    const body = { email, password: `guess number ${n}` };
    const from = isOfOne ? { 'x-forwarded-for': address } : fromNetwork(n % NETWORKS);
    return { isOfOne, ...(await send(origin, { ...rest('/auth/login', body), headers: from })) };
  });
  const signIns = await signingIn.stop();
  const lookedAt = guesses.filter(({ status }) => status === 401);
  const text = `Of ${PASSWORDS} passwords for one email in an hour, with mail on, are looked at`;
  run.atMost(MOST_LOOKED_AT, 'passwords', text, lookedAt.length, countStatuses(guesses));
  const ofOne = lookedAt.filter(({ isOfOne }) => isOfOne).length;
  run.atMost(MOST_OF_ONE_NETWORK, 'passwords', 'Of those from one /64', ofOne);
  const refused = signIns.filter(({ status }) => status !== 200).length;
  run.none('Sign-ins of the owner on a known device that are refused', refused, signIns.length);
  const median = `median ${percentile(signIns, 0.5).toFixed(0)} ms`;
  run.time(SIGN_IN_MILLISECONDS, 'ms', 'The owner waits', percentile(signIns, 1), median);
}
