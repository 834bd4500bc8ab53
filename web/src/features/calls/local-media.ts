import type { Microphone } from './call-view';

const sound = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
const picture = {
  width: { ideal: 640 },
  height: { ideal: 360 },
  frameRate: { ideal: 24 },
  facingMode: 'user',
};

function problemOf(error: unknown): Microphone {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'inUse' : 'none';
}

/** The sound and, where there is a camera that may be used, the picture of this device. */
export async function openMedia(): Promise<{ microphone: Microphone; stream: MediaStream | null }> {
  // Missing in an insecure context and in browsers without calls.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices || !('RTCPeerConnection' in window)) return { microphone: 'none', stream: null };
  try {
    const stream = await devices
      .getUserMedia({ audio: sound, video: picture })
      .catch(async () => devices.getUserMedia({ audio: sound }));
    return { microphone: 'ready', stream };
  } catch (error) {
    return { microphone: problemOf(error), stream: null };
  }
}

/** The camera alone; null where it cannot be used. */
export async function openCamera(): Promise<MediaStreamTrack | null> {
  try {
    return (await navigator.mediaDevices.getUserMedia({ video: picture })).getVideoTracks()[0] ?? null;
  } catch {
    return null;
  }
}

/** Whether the document was opened without leave for the camera: by a navigation inside the app. */
export function isCameraDenied(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature: (name: string) => boolean } };
  return featurePolicy?.allowsFeature('camera') === false;
}
