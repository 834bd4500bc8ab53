// Drills: they verify on the built product what is promised in docs/reliability.md.
import { runDrills } from './lib/drills.mjs';

await runDrills('verify', process.argv.slice(2));
