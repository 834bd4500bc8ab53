export interface CrumbData {
  label: string;
  path: string;
}

/** Breadcrumbs as structured data. `absolute` makes paths absolute. */
export function breadcrumbData(
  crumbs: readonly CrumbData[],
  absolute: (path: string) => string,
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(path),
    })),
  };
}
