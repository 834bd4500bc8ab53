export type DeviceProblem = 'refused' | 'inUse' | 'none';

/** The camera that shows oneself, or the one at the back of a phone. */
export type Side = 'front' | 'back';

const sound = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
const pictures = {
  front: { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24 }, facingMode: 'user' },
  // For papers: more lines, of which few change.
  back: {
    width: { ideal: 1280 },
    height: { ideal: 720 },
    frameRate: { ideal: 5 },
    facingMode: 'environment',
  },
} as const;

/** Whether this browser can call: not in an insecure context, nor inside many other apps. */
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

/** Both with one question of the browser, or the microphone alone. */
export async function openBoth(): Promise<OpenedMedia & { camera: DeviceProblem | null }> {
  const both = await open({ audio: sound, video: pictures.front });
  if (both.problem === null) return { ...both, camera: null };
  const alone = await openMicrophone();
  return { ...alone, camera: alone.problem === null ? both.problem : null };
}

/** The cameras of this device, as far as the browser tells before one is open. */
export async function listCameras(): Promise<string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
}

/** @param before what is known of the camera that was open, if it was on the other side. */
export async function openCamera(side: Side, before?: MediaTrackSettings): Promise<OpenedMedia> {
  // Cameras of a computer have no side: the one that was not open is the other.
  const deviceId =
    before && before.facingMode === undefined
      ? (await listCameras()).find((id) => id !== before.deviceId)
      : undefined;
  const opened = await open({ video: { ...pictures[side], deviceId } });
  for (const track of opened.tracks) track.contentHint = side === 'back' ? 'detail' : 'motion';
  return opened;
}

/** Whether the document was opened without leave for the camera: by a navigation inside the app. */
export function isCameraDenied(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature: (name: string) => boolean } };
  return featurePolicy?.allowsFeature('camera') === false;
}
