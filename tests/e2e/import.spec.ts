import { randomUUID } from 'node:crypto';
import { openAsAdmin } from './parts.ts';
import { button, expect, test } from './shop.ts';

test('an admin imports a file, corrects a fault, publishes the parts, and undoes the import', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const rows = [
    'number;name;price;stock',
    `IMP-${mark}-1;Brake hose ${mark} front;12,40;120`,
    `IMP-${mark}-2;Brake hose ${mark} rear;12.4.0;64`,
  ];
  await openAsAdmin(page, '/admin-dashboard/import');
  await page.locator('input[type="file"]').setInputFiles({
    name: `hoses-${mark}.csv`,
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  await expect(page).toHaveURL(/\/admin-dashboard\/import\/[\w-]+$/);
  const heading = page.getByRole('heading', { name: 'Import parts' });
  await expect(heading).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Goes to, price')).toHaveValue('price');

  await button(page, 'Check the file').click();
  await expect(page.getByText('Dry run. Nothing has changed yet.')).toBeVisible({ timeout: 30_000 });
  await button(page, 'Correct 1 here').click();
  await page.getByLabel('price in row 3').fill('12.40');
  await button(page, 'Check again').click();
  await button(page, 'Import 2 rows').click({ timeout: 30_000 });
  await expect(page.getByText('Imported 2 of 2 rows').first()).toBeVisible({ timeout: 30_000 });

  await button(page, 'Publish 2 drafts').click();
  await expect(page.getByText('cannot be seen by customers')).toBeHidden({ timeout: 30_000 });
  const address = page.url();
  await page.getByRole('link', { name: `Brake hose ${mark} rear` }).click();
  await expect(page.getByRole('heading', { name: `Brake hose ${mark} rear` })).toBeVisible();

  await page.goto(address);
  await button(page, 'Undo the import').click();
  await button(page, 'Confirm').click();
  await expect(page.getByText(`hoses-${mark}.csv is undone`).first()).toBeVisible({ timeout: 30_000 });
});
