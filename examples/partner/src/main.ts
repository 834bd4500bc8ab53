import { setTimeout as wait } from 'node:timers/promises';
import { followChanges, readDirectory } from './directory.js';

const PAGE = 10;

const copy = await readDirectory();
console.log(`${copy.lawyers.size} lawyers\n`);
for (const { name, nameBangla, district, practiceAreas } of [...copy.lawyers.values()].slice(0, PAGE))
  console.log(`${name}${nameBangla ? ` (${nameBangla})` : ''}, ${district}: ${practiceAreas.join(', ')}`);

while (process.argv.includes('--follow')) {
  const count = await followChanges(copy);
  if (count > 0) console.log(`${count} changes, ${copy.lawyers.size} lawyers`);
  await wait(2_000);
}
