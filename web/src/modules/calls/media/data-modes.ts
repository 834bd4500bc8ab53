/** How much data a call may take, the least first. */
export const dataModes = ['VOICE', 'SAVE', 'NORMAL'] as const;

export type DataMode = (typeof dataModes)[number];

/** The lower wish of the two: what one side downloads is what the other sends. */
export function lowerMode(first: DataMode, second: DataMode): DataMode {
  return dataModes[Math.min(dataModes.indexOf(first), dataModes.indexOf(second))] ?? 'VOICE';
}

/** What the browser says of its network; not all do. */
type Network = Partial<Record<'connection', { saveData?: boolean; effectiveType?: string }>>;

export function firstMode(): DataMode {
  const { saveData = false, effectiveType = '4g' } = (navigator as Network).connection ?? {};
  const isPhone = window.matchMedia('(pointer: coarse) and (width <= 900px)').matches;
  return isPhone || saveData || effectiveType !== '4g' ? 'SAVE' : 'NORMAL';
}

/** The shorter side of a picture, which is its height or, of a phone held upright, its width. */
const pictures = {
  SAVE: { side: 180, framesPerSecond: 15, bitsPerSecond: 150_000 },
  NORMAL: { side: 360, framesPerSecond: 24, bitsPerSecond: 600_000 },
} as const;

type Encoding = Pick<
  RTCRtpEncodingParameters,
  'active' | 'maxBitrate' | 'maxFramerate' | 'scaleResolutionDownBy' | 'priority'
>;

/** How sound is sent: first, and in few bits. */
export const soundEncoding: Encoding = { maxBitrate: 24_000, priority: 'high' };

/** A picture of papers has more lines and fewer frames, within the same bits. */
const detail = { side: 720, framesPerSecond: 5 };

/** How a picture of that size is sent. @param isDetail whether what is written in it counts, not how it moves. */
export function pictureEncoding(
  mode: DataMode,
  { width = 0, height = 0 }: MediaTrackSettings,
  isDetail = false,
): Encoding {
  if (mode === 'VOICE') return { active: false };
  const { side, framesPerSecond, bitsPerSecond } = { ...pictures[mode], ...(isDetail ? detail : {}) };
  return {
    active: true,
    maxBitrate: bitsPerSecond,
    maxFramerate: framesPerSecond,
    scaleResolutionDownBy: Math.max(1, Math.min(width, height) / side),
  };
}
