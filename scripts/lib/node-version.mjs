const WANTED = [20, 19];

/** Ends the process with one line when this Node cannot run the product. */
export function requireNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1])) return;
  console.error(`AinSathi needs Node ${WANTED.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
