/** By data use, lowest first. */
export const dataModes = ['VOICE', 'SAVE', 'NORMAL'] as const;

export type DataMode = (typeof dataModes)[number];

/** The lower of both choices: one side's download is the other's upload. */
export function lowerMode(first: DataMode, second: DataMode): DataMode {
  return dataModes[Math.min(dataModes.indexOf(first), dataModes.indexOf(second))] ?? 'VOICE';
}

/** Not all browsers report their network. */
type Network = Partial<Record<'connection', { saveData?: boolean; effectiveType?: string }>>;

export function firstMode(): DataMode {
  const { saveData = false, effectiveType = '4g' } = (navigator as Network).connection ?? {};
  const isPhone = window.matchMedia('(pointer: coarse) and (width <= 900px)').matches;
  return isPhone || saveData || effectiveType !== '4g' ? 'SAVE' : 'NORMAL';
}

/** The shorter side: the height or, on an upright phone, the width. */
const pictures = {
  SAVE: { side: 180, framesPerSecond: 15, bitsPerSecond: 150_000 },
  NORMAL: { side: 360, framesPerSecond: 24, bitsPerSecond: 600_000 },
} as const;

type Encoding = Pick<
  RTCRtpEncodingParameters,
  'active' | 'maxBitrate' | 'maxFramerate' | 'scaleResolutionDownBy' | 'priority'
>;

/** Sound has priority, with a low bitrate. */
export const soundEncoding: Encoding = { maxBitrate: 24_000, priority: 'high' };

/** Papers need more lines and fewer frames, within the same bitrate. */
const detail = { side: 720, framesPerSecond: 5 };

/** @param isDetail whether legibility counts, not movement. */
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
