/** Requests a proof of identity for a waiting operation. */
export class IdentityPrompt {
  private readonly listeners = new Set<() => void>();
  private waiting: ((proven: boolean) => void)[] = [];

  /** True after the proof, false if the person gives up. */
  ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      this.waiting = [...this.waiting, resolve];
      this.notify();
    });

  /** Resumes or ends the waiting operations. */
  answer = (proven: boolean): void => {
    const { waiting } = this;
    this.waiting = [];
    for (const resolve of waiting) resolve(proven);
    this.notify();
  };

  isOpen = (): boolean => this.waiting.length > 0;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

export const identityPrompt = new IdentityPrompt();
