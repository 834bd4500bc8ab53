/**
 * Lets React change a page that the browser has translated: translators move texts into elements of their own, and React
 * then removes a node from, or inserts one before, where it is no longer. Without this the whole screen would fail.
 */
export function tolerateTranslatedPage(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- both are called with their node below
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ): Added {
    return insertBefore.call(this, added, before?.parentNode === this ? before : null) as Added;
  };
}
