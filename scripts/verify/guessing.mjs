// Wrong passwords for one email from a thousand networks and from one large one (`--passwords 10000` for more), while its owner signs in.
// In CI: no, takes minutes of hashing; api/test/accounts/sign-in-limits has the limits.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startMailServer } from './mail-server.mjs';
import { addPeople, connectTo, PASSWORD, signIn } from './people.mjs';
import { startProducts } from './product.mjs';
import { countStatuses, fromNetwork, percentile, rest, send } from './requests.mjs';
import { verify } from './verify.mjs';

const NETWORKS = 1_000;
const CONNECTIONS = 100;
/** So many of ten passwords come from one network of IPv6. */
const OF_ONE_NETWORK = 2;
const MOST_LOOKED_AT = 110;
const SIGN_IN_MILLISECONDS = 2_000;
const MOST_MILLISECONDS = 110_000;

const { values } = parseArgs({ options: { passwords: { type: 'string', default: '1500' } } });
const PASSWORDS = Number(values.passwords);

await verify(async (run) => {
  const mailServer = await startMailServer(run);
  const { products, database } = await startProducts(run, { variables: mailServer.variables });
  const [{ origin }] = products;
  const client = await connectTo(run, database);
  const [owner] = await addPeople(client, 'user', 1);
  const home = fromNetwork(1_000_000);
  const { device } = await signIn(origin, owner, { headers: home });
  const watched = watchOwner(origin, owner, { ...home, 'x-device': device });
  const guesses = await guess(origin, owner);
  judge(run, guesses, await watched.stop());
  const unlock = mailServer.mails.filter(
    ({ to, subject }) => to === owner.email && !subject.startsWith('New sign-in'),
  );
  run.note('Mails to the owner about it', unlock.map(({ subject }) => subject).join(', ') || 'none');
});

/** Each password from the next network, some from addresses of one /64. */
function networkOf(n) {
  const isOfOne = n % 10 < OF_ONE_NETWORK;
  return isOfOne
    ? { isOfOne, headers: { 'x-forwarded-for': `2001:db8:7:7::${(n + 1).toString(16)}` } }
    : { isOfOne, headers: fromNetwork(n % NETWORKS) };
}

async function guess(origin, { email }) {
  const guesses = [];
  let next = 0;
  const until = Date.now() + MOST_MILLISECONDS;
  const worker = async () => {
    while (next < PASSWORDS && Date.now() < until) {
      const n = next++;
      const { isOfOne, headers } = networkOf(n);
      const body = { email, password: `guess number ${n}` };
      guesses.push({ isOfOne, ...(await send(origin, { ...rest('/auth/login', body), headers })) });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return guesses;
}

/** The owner signs in on a known device again and again. */
function watchOwner(origin, { email }, headers) {
  const answers = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      answers.push(await send(origin, { ...rest('/auth/login', { email, password: PASSWORD }), headers }));
      await sleep(300);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return answers;
    },
  };
}

function judge({ promise, note }, guesses, signIns) {
  const lookedAt = guesses.filter(({ status }) => status === 401);
  const slowest = (percentile(guesses, 1) / 1_000).toFixed(1);
  promise(
    `Passwords for one email that are looked at in an hour, with mail on: ${MOST_LOOKED_AT} at most`,
    `${lookedAt.length} of ${guesses.length} from ${NETWORKS} networks and one /64 (${countStatuses(guesses)}; ${slowest} s at most)`,
    lookedAt.length <= MOST_LOOKED_AT,
  );
  const ofOne = guesses.filter(({ isOfOne }) => isOfOne);
  const lookedAtOfOne = ofOne.filter(({ status }) => status === 401).length;
  promise('Of those from the /64', `${lookedAtOfOne} of ${ofOne.length}`, lookedAtOfOne <= 10);
  const refused = [...guesses, ...signIns].find(({ status }) => status === 503);
  if (refused) note('What was refused with 503', refused.text.replace(/,?"requestId":"[^"]*"/, ''));
  const wait = percentile(signIns, 1);
  promise(
    'The owner signs in on a known device within 2 s throughout',
    `${wait.toFixed(0)} ms at most, median ${percentile(signIns, 0.5).toFixed(0)} ms (${countStatuses(signIns)})`,
    wait < SIGN_IN_MILLISECONDS && signIns.every(({ status }) => status === 200),
  );
}
