export type DeviceProblem = 'refused' | 'inUse' | 'none';

/** The selfie camera, or the camera at the back of a phone. */
export type Side = 'front' | 'back';

const sound = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
const pictures = {
  front: { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24 }, facingMode: 'user' },
  // For papers: more lines, few changes.
  back: {
    width: { ideal: 1280 },
    height: { ideal: 720 },
    frameRate: { ideal: 5 },
    facingMode: 'environment',
  },
} as const;

/** Not in an insecure context, nor inside many other apps. */
export function canCall(): boolean {
  return Boolean(navigator.mediaDevices as MediaDevices | undefined) && 'RTCPeerConnection' in window;
}

function problemOf(error: unknown): DeviceProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'inUse' : 'none';
}

interface OpenedMedia {
  tracks: MediaStreamTrack[];
  problem: DeviceProblem | null;
}

async function open(constraints: MediaStreamConstraints): Promise<OpenedMedia> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia(constraints);
    return { tracks: stream.getTracks(), problem: null };
  } catch (error) {
    return { tracks: [], problem: problemOf(error) };
  }
}

export const openMicrophone = async (): Promise<OpenedMedia> => open({ audio: sound });

/** Both with a single permission prompt, or only the microphone. */
export async function openBoth(): Promise<OpenedMedia & { camera: DeviceProblem | null }> {
  const both = await open({ audio: sound, video: pictures.front });
  if (both.problem === null) return { ...both, camera: null };
  const alone = await openMicrophone();
  return { ...alone, camera: alone.problem === null ? both.problem : null };
}

/** As far as the browser lists them before a camera is open. */
export async function listCameras(): Promise<string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
}

/** @param before the settings of the previously open camera, if it was on the other side. */
export async function openCamera(side: Side, before?: MediaTrackSettings): Promise<OpenedMedia> {
  // A computer's cameras have no side: choose the camera that was not open.
  const deviceId =
    before && before.facingMode === undefined
      ? (await listCameras()).find((id) => id !== before.deviceId)
      : undefined;
  const opened = await open({ video: { ...pictures[side], deviceId } });
  for (const track of opened.tracks) track.contentHint = side === 'back' ? 'detail' : 'motion';
  return opened;
}

/** Whether the document lacks the camera policy, after a navigation inside the app. */
export function isCameraDenied(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature: (name: string) => boolean } };
  return featurePolicy?.allowsFeature('camera') === false;
}
