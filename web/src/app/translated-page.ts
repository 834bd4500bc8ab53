/**
 * Lets React change a page that the browser has translated: translators move texts into elements of their own, and React
 * then removes a node from, or inserts one before, where it is no longer. Without this the whole screen would fail.
 */
export function tolerateTranslatedPage(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- both are called with their node below
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    // What the translator put in its place shows a text that is gone.
    child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ): Added {
    const place = before?.parentNode === this ? before : null;
    return insertBefore.call(this, added, place) as Added;
  };
}
