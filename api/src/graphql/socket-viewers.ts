import { passwordChanged } from '@ainsathi/contract/session-end';
import type { WebSocket } from 'ws';
import { sessionsOfOldPasswords, standingSessions } from '../auth/authenticate';
import type { Viewer } from '../auth/viewer';
import type { Platform } from '../context';
import { addToSet } from '../platform/by-key';
import { sessionChannel } from '../platform/live/live';
import { TOO_MANY } from '../platform/live/socket-upgrades';

/** The close code without a session. */
export const SIGNED_OUT = 4401;

const MOST_OF_VIEWER = 8;
const SWEEP_MILLISECONDS = 60_000;
/** The longest delay of a timer; the sweep finds what ends later. */
const LONGEST_TIMER = 2_147_483_647;

/** The sockets of signed-in people. Sockets close within seconds after their session ends, in any process. */
export class SocketViewers {
  private readonly byViewer = new Map<string, Set<WebSocket>>();
  private readonly bySession = new Map<string, Set<WebSocket>>();
  private readonly sweeping: NodeJS.Timeout;

  constructor(private readonly platform: Platform) {
    this.sweeping = setInterval(() => void this.sweep(), SWEEP_MILLISECONDS).unref();
    platform.live.onGap(() => void this.sweep());
  }

  /** Adds a socket; closes the viewer's oldest beyond the limit. Resolves to false if the session has just ended. */
  async enter(socket: WebSocket, { id, sessionId }: Viewer): Promise<boolean> {
    const leaveViewer = addToSet(this.byViewer, id, socket);
    const leaveSession = addToSet(this.bySession, sessionId, socket);
    // Subscribes before reading the session again, so that no end is missed in between.
    const unfollow = this.platform.live.subscribe(
      sessionChannel(sessionId),
      () => void this.sweep([sessionId]),
    );
    const leave = (): void => {
      unfollow();
      leaveViewer();
      leaveSession();
    };
    socket.once('close', leave);
    const [oldest, ...others] = this.byViewer.get(id) ?? [];
    if (others.length >= MOST_OF_VIEWER) oldest?.close(TOO_MANY, 'Too many sockets');
    const expiresAt = (await standingSessions(this.platform, [sessionId])).get(sessionId);
    if (!expiresAt) return false;
    const left = Math.min(expiresAt.getTime() - Date.now(), LONGEST_TIMER);
    const expiry = setTimeout(() => void this.sweep([sessionId]), left + 1).unref();
    socket.once('close', () => clearTimeout(expiry));
    return true;
  }

  stop(): void {
    clearInterval(this.sweeping);
  }

  private async sweep(ids: readonly string[] = [...this.bySession.keys()]): Promise<void> {
    if (ids.length === 0) return;
    try {
      const standing = await standingSessions(this.platform, ids);
      const ended = ids.filter((id) => !standing.has(id));
      if (ended.length === 0) return;
      const ofOldPasswords = await sessionsOfOldPasswords(this.platform, ended);
      for (const id of ended)
        for (const socket of this.bySession.get(id) ?? [])
          socket.close(SIGNED_OUT, ofOldPasswords.has(id) ? passwordChanged : 'Signed out');
    } catch (error) {
      this.platform.log.warn({ err: error }, 'the sessions of sockets could not be checked');
    }
  }
}
