import { createQualityMeter, sampleOf } from './connection-quality';

/** Samples of 100 packets, with lost packets and a round-trip time. */
function run(...steps: (readonly [lost: number, milliseconds: number])[]): boolean[] {
  const meter = createQualityMeter();
  let [packetsReceived, packetsLost] = [0, 0];
  return steps.map(([lost, roundTripMilliseconds]) => {
    packetsReceived += 100 - lost;
    packetsLost += lost;
    return meter({ packetsReceived, packetsLost, roundTripMilliseconds });
  });
}

const [good, lossy, slow] = [
  [1, 80],
  [11, 80],
  [0, 801],
] as const;

describe('a connection', () => {
  it('is poor after three bad samples in a row, and good again after three good samples', () => {
    expect(run(lossy, slow, good, lossy, slow, lossy)).toEqual([false, false, false, false, false, true]);
    expect(run(slow, slow, slow, good, good, slow, good, good, good).slice(2)).toEqual([
      ...[true, true, true, true, true, true],
      false,
    ]);
  });

  it('is measured over sound and picture, and by the pair that is used', () => {
    expect(
      sampleOf([
        ['a', { type: 'inbound-rtp', packetsReceived: 90, packetsLost: 10 }],
        ['v', { type: 'inbound-rtp', packetsReceived: 200, packetsLost: 0 }],
        ['p', { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.25 }],
        ['q', { type: 'candidate-pair', nominated: false, currentRoundTripTime: 9 }],
      ]),
    ).toEqual({ packetsReceived: 290, packetsLost: 10, roundTripMilliseconds: 250 });
  });
});
