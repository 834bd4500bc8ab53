import type { IncomingMessage } from 'node:http';
import { refuseBefore } from '../platform/bounded-queue';

/** In milliseconds, turns and numbers of requests. */
export interface AdmissionBounds {
  /** In a turn of the event loop, no request starts later than this. */
  turnMilliseconds: number;
  /** While new connections arrive, no request starts for so many turns and milliseconds after a turn with requests. */
  connectingTurns: number;
  connectingMilliseconds: number;
  /** Longer waiting requests are refused: visitors' early, signed-in people's as a last resort. */
  visitorWaitMilliseconds: number;
  signedInWaitMilliseconds: number;
}

/** Turns are short, because each reads the database's answers only once. */
export const ADMISSION: AdmissionBounds = {
  turnMilliseconds: 5,
  connectingTurns: 32,
  connectingMilliseconds: 100,
  visitorWaitMilliseconds: 300,
  signedInWaitMilliseconds: 10_000,
};

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
 * Starts requests a few at a time.
 * Node 20: with many requests ready it starts all of them before it reads anything else, so that running requests and health
 * checks wait for seconds. It accepts one new connection in each turn of its event loop, so with long turns a thousand
 * connections would wait for many seconds: while connections arrive, most turns start nothing.
 */
export class Admission {
  private readonly visitors: Waiting[] = [];
  private readonly signedIn: Waiting[] = [];
  /** When this turn started its first request, or null. */
  private turnStartedAt: number | null = null;
  private lastBegunAt = -Infinity;
  private turnsSinceBegun = 0;
  private hasNewConnection = false;
  private isPlanned = false;

  constructor(
    private readonly bounds: AdmissionBounds,
    /** Whether an `Authorization` header is valid; called only while requests wait. */
    private readonly isSignedIn: (authorization: string) => boolean,
    private readonly now: () => number = () => performance.now(),
  ) {}

  connected(): void {
    this.hasNewConnection = true;
    if (!this.isPlanned) this.planTurn();
  }

  /** Starts a request now if this turn has time, otherwise later, or refuses it. */
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

  /** Starts the turn's clock if there is time. */
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

  /** Immediates run after pending input was read; nested immediates run in the next turn. */
  private planTurn(): void {
    this.isPlanned = true;
    const count = Math.min(this.visitors.length + this.signedIn.length, MOST_IN_A_TURN);
    // One immediate for each request, because its promises settle before the next immediate.
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
