import { arriveAs, expect, newestOrder, newPerson, placeOrder, test } from './shop.ts';
import { stack } from './stack.ts';

async function stockOf(name: string): Promise<number> {
  const parts = (await (await fetch(`${stack.apiUrl}/parts`)).json()) as { name: string; quantity: number }[];
  return parts.find((part) => part.name === name)?.quantity ?? -1;
}

// proves 2.21, 4.1, 6.2, 7.14, 8.1
test('a customer cancels an unpaid order after confirming, and its stock is free again', async ({ page }) => {
  await arriveAs(page, newPerson(), '/');
  const before = await stockOf('Front coil spring');
  await placeOrder(page, 'Front coil spring', 8);
  expect(await stockOf('Front coil spring')).toBe(before - 8);

  await page.goto('/user-dashboard/my-orders');
  await newestOrder(page)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this order?' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(newestOrder(page)).toContainText('unpaid');

  await newestOrder(page)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  const sent = page.waitForRequest((request) => request.method() === 'DELETE');
  const reloaded = page.waitForResponse((response) =>
    /\/api\/orders\/[^/]+@/.test(decodeURIComponent(response.url())),
  );
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect((await sent).url()).toContain('/api/orders/');
  await expect(dialog).toHaveCount(0);
  expect((await reloaded).status()).toBe(200);
  await expect(page.getByText('Order deleted', { exact: true })).toBeVisible();
  await expect(newestOrder(page)).toContainText('Cancelled');
  await page.reload();
  await expect(page.getByText('No orders yet')).toBeVisible();
  expect(await stockOf('Front coil spring')).toBe(before);
});
