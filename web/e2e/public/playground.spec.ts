import { expect } from '@playwright/test';
import { newClient } from '../setup/client-people';
import { test } from '../setup/test';

test('the playground follows a subscription with the token of its headers', async ({ page, request }) => {
  const { token } = await newClient(request);
  await page.goto('/graphql');
  const operation = page.getByRole('region', { name: 'Operation Editor' });
  await expect(operation).toContainText('FindLawyers');
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(operation).toContainText('subscription');
  await page.getByRole('button', { name: 'Headers' }).click();
  await page.locator('.graphiql-editor-tool .monaco-editor:visible .view-lines').click();
  await page.keyboard.press('ControlOrMeta+A');
  // The editor closes the quote and the brace itself.
  await page.keyboard.insertText(`{"Authorization": "Bearer ${token}`);
  await page.getByRole('button', { name: /^Execute/ }).click();
  await expect(page.locator('.result-window')).toContainText('"unreadNotifications": 0');
});
