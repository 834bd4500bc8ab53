const storedWidths = { portrait: [176, 480], cover: [480, 960] } as const;

/** A picture's two URLs, for the browser to choose from by rendered width and screen density. */
export function srcSetOf(
  kind: keyof typeof storedWidths,
  small: string | null | undefined,
  large: string,
): string | undefined {
  const [narrow, wide] = storedWidths[kind];
  return small ? `${small} ${narrow}w, ${large} ${wide}w` : undefined;
}
