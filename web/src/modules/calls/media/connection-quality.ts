export interface ConnectionSample {
  packetsReceived: number;
  packetsLost: number;
  roundTripMilliseconds: number;
}

const none: ConnectionSample = { packetsReceived: 0, packetsLost: 0, roundTripMilliseconds: 0 };
const mostLoss = 0.1;
const mostMilliseconds = 800;
/** Consecutive samples before the connection counts as poor, or as good again. */
const samplesToChange = 3;

function isBad(sample: ConnectionSample, before: ConnectionSample): boolean {
  const lost = sample.packetsLost - before.packetsLost;
  const all = lost + sample.packetsReceived - before.packetsReceived;
  return (all > 0 && lost / all > mostLoss) || sample.roundTripMilliseconds > mostMilliseconds;
}

/** The returned function takes a sample and tells whether the connection is poor. */
export function createQualityMeter(): (sample: ConnectionSample) => boolean {
  let before = none;
  let isPoor = false;
  let others = 0;
  return (sample) => {
    others = isBad(sample, before) === isPoor ? 0 : others + 1;
    before = sample;
    if (others === samplesToChange) {
      isPoor = !isPoor;
      others = 0;
    }
    return isPoor;
  };
}

export function sampleOf(report: Iterable<readonly [string, unknown]>): ConnectionSample {
  const sample = { ...none };
  for (const [, value] of report) {
    const { type, ...stats } = value as { type: string } & Partial<
      RTCInboundRtpStreamStats & RTCIceCandidatePairStats
    >;
    if (type === 'inbound-rtp') {
      sample.packetsReceived += stats.packetsReceived ?? 0;
      sample.packetsLost += stats.packetsLost ?? 0;
    } else if (type === 'candidate-pair' && stats.nominated)
      sample.roundTripMilliseconds = (stats.currentRoundTripTime ?? 0) * 1000;
  }
  return sample;
}
