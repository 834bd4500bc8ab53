import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

/** What axe finds wrong with the page as it stands: the rule and the first place. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // The two packages bring their own copies of playwright-core, whose types differ; at run time it is the same page.
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
