import type { IncomingMessage } from 'node:http';
import { refuseBefore } from '../platform/bounded-queue';

/** How requests are let in. Milliseconds, and numbers of requests. */
export interface AdmissionBounds {
  /** In one turn of the event loop no request is begun later than that. */
  turnMilliseconds: number;
  /** While new connections come, nothing is begun in so many turns after one in which something was, nor for so long. */
  connectingTurns: number;
  connectingMilliseconds: number;
  /** A request that has waited so long is refused: of visitors soon, of signed-in people only when nothing else helps. */
  visitorWaitMilliseconds: number;
  signedInWaitMilliseconds: number;
}

/** A turn is short because the answers of the database to what is under way are read once in each. */
export const ADMISSION: AdmissionBounds = {
  turnMilliseconds: 5,
  connectingTurns: 32,
  connectingMilliseconds: 100,
  visitorWaitMilliseconds: 300,
  signedInWaitMilliseconds: 10_000,
};

/** The same without refusing anybody. */
export const ADMISSION_WITHOUT_REFUSAL: AdmissionBounds = {
  ...ADMISSION,
  visitorWaitMilliseconds: Infinity,
  signedInWaitMilliseconds: Infinity,
};

/** Requests begun in a turn. */
const MOST_IN_A_TURN = 64;

interface Waiting {
  since: number;
  begin: () => void;
  refuse: () => void;
}

/**
 * Begins requests a few at a time.
 *
 * Node 20: with many requests ready it begins all of them before it reads anything else, so that requests under way and
 * health checks wait for seconds. It accepts one new connection in a turn of its event loop, so that long turns let a
 * thousand connections wait for many seconds: while connections come, most turns begin nothing.
 */
export class Admission {
  private readonly visitors: Waiting[] = [];
  private readonly signedIn: Waiting[] = [];
  /** When this turn began its first request; null while it has begun none. */
  private turnStartedAt: number | null = null;
  private lastBegunAt = -Infinity;
  private turnsSinceBegun = 0;
  private hasNewConnection = false;
  private isPlanned = false;

  constructor(
    private readonly bounds: AdmissionBounds,
    /** Whether somebody is signed in by an `Authorization` header; not asked while nobody waits. */
    private readonly isSignedIn: (authorization: string) => boolean,
    private readonly now: () => number = () => performance.now(),
  ) {}

  connected(): void {
    this.hasNewConnection = true;
    if (!this.isPlanned) this.planTurn();
  }

  /** Begins a request now when there is time in this turn, later when there is not, or refuses it. */
  admit({ headers }: Pick<IncomingMessage, 'headers'>, begin: () => void, refuse: () => void): void {
    const isFirst = this.visitors.length + this.signedIn.length === 0;
    if (isFirst && this.hasTime()) {
      begin();
      return;
    }
    const { authorization } = headers;
    const line = authorization && this.isSignedIn(authorization) ? this.signedIn : this.visitors;
    line.push({ since: this.now(), begin, refuse });
    if (!this.isPlanned) this.planTurn();
  }

  /** Whether this turn has time for another request; if so, its clock runs. */
  private hasTime(): boolean {
    const now = this.now();
    if (this.turnStartedAt === null) {
      if (this.leavesTurnToConnections(now)) return false;
      this.turnStartedAt = now;
      this.turnsSinceBegun = 0;
      if (!this.isPlanned) this.planTurn();
    }
    this.lastBegunAt = now;
    return now - this.turnStartedAt < this.bounds.turnMilliseconds;
  }

  private leavesTurnToConnections(now: number): boolean {
    const { connectingTurns, connectingMilliseconds } = this.bounds;
    return (
      this.hasNewConnection &&
      this.turnsSinceBegun < connectingTurns &&
      now - this.lastBegunAt < connectingMilliseconds
    );
  }

  /** Immediates that are planned now run after whatever has arrived was read; those that they plan, in the next turn. */
  private planTurn(): void {
    this.isPlanned = true;
    const count = Math.min(this.visitors.length + this.signedIn.length, MOST_IN_A_TURN);
    // One immediate for each, because the promises of one are worked off before the next.
    for (let n = 0; n < count; n += 1)
      setImmediate(() => {
        this.refuseLate();
        if (this.hasTime()) this.nextWaiting()?.begin();
      });
    setImmediate(() => this.endTurn());
  }

  private endTurn(): void {
    this.refuseLate();
    if (this.turnStartedAt === null) this.turnsSinceBegun += 1;
    this.turnStartedAt = null;
    this.hasNewConnection = false;
    this.isPlanned = false;
    if (this.visitors.length + this.signedIn.length > 0) this.planTurn();
  }

  private nextWaiting(): Waiting | undefined {
    return this.signedIn.shift() ?? this.visitors.shift();
  }

  private refuseLate(): void {
    const now = this.now();
    refuseBefore(this.visitors, now - this.bounds.visitorWaitMilliseconds);
    refuseBefore(this.signedIn, now - this.bounds.signedInWaitMilliseconds);
  }
}
