const MIN_VERSION = [20, 19];

/** Ends the process with one line when this version of Node is too old. */
export function requireNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MIN_VERSION[0] || (major === MIN_VERSION[0] && minor >= MIN_VERSION[1])) return;
  console.error(`AinSathi needs Node ${MIN_VERSION.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
