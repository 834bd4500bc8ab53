/** Asks the person to prove who they are, for an operation that waits. */
export class IdentityPrompt {
  private readonly listeners = new Set<() => void>();
  private waiting: ((proven: boolean) => void)[] = [];

  /** Resolves with true once the person has proved it, with false when they gave up. */
  ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      this.waiting = [...this.waiting, resolve];
      this.notify();
    });

  /** Lets the operations go on that wait, or ends them. */
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
