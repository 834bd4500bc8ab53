const STEP_BYTES = 64 * 1024;

/** Bytes at the pace of a connection, for the body of a request with `duplex: 'half'` and their length as a header. */
export async function* pacedBody(bytes, bytesASecond) {
  const since = performance.now();
  for (let at = 0; at < bytes.length; at += STEP_BYTES) {
    yield bytes.subarray(at, at + STEP_BYTES);
    const due = ((at + STEP_BYTES) / bytesASecond) * 1_000 - (performance.now() - since);
    if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
  }
}
