import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import type { PartDetails } from '#contract/catalogue/part-details.ts';
import { tabTo, tabToAndPress, tabToAndType } from './keyboard.ts';
import { addPart, callAsAdmin, newPartName, openAsAdmin, picture, readPart } from './parts.ts';
import { button, expect, link, test } from './shop.ts';

const newNumber = () => `E-${randomUUID().slice(0, 8)}`;

test('an admin adds a part with pictures, references and specifications by keyboard alone', async ({
  page,
}) => {
  // Each stop of the focus is checked.
  test.slow();
  const [name, number] = [newPartName('Brake disc'), newNumber()];
  await openAsAdmin(page, '/admin-dashboard/add-product');
  const label = (text: string) => page.getByLabel(text, { exact: true });
  const attach = async (zone: Locator) => {
    const chooser = page.waitForEvent('filechooser');
    await tabToAndPress(page, zone);
    await (await chooser).setFiles(picture);
  };

  await attach(button(page, /^Image/));
  await tabToAndType(page, label('Product name'), name);
  await tabToAndType(page, label('Minimum quantity'), '2');
  await tabToAndType(page, label('Quantity'), '40');
  await tabToAndType(page, label('Price'), '64.00');
  await tabToAndType(page, label('Description'), 'Slotted, high-carbon iron.');
  await tabToAndType(page, label('Part number'), number);
  await tabToAndType(page, label('Brand'), 'Velmark');
  await tabToAndType(page, label('Category'), 'Brake discs');
  await tabToAndType(page, label('Diameter'), '312.5');
  await tabToAndType(page, label('Axle'), 'Front');
  await tabToAndType(page, label('What the first picture shows'), 'Slotted disc');
  await attach(button(page, /^Another picture/));
  await expect(label('What picture 2 shows')).toBeFocused();
  await page.keyboard.type('In its box');
  await attach(button(page, /^Another picture/));
  await expect(label('What picture 3 shows')).toBeFocused();
  await page.keyboard.type('On the bench');
  await tabToAndPress(page, button(page, 'Move picture 3 up'), 'Shift+Tab');
  await expect(button(page, 'Move picture 2 up')).toBeFocused();

  await tabToAndPress(page, button(page, 'Add a number'));
  const kinds = page.getByRole('region', { name: 'Cross-references' }).getByLabel('Kind');
  await expect(kinds).toBeFocused();
  await tabToAndType(page, label('Maker'), 'Norda');
  await tabToAndType(page, label('Number'), '4410-22');
  await tabToAndPress(page, button(page, 'Add a number'));
  await expect(kinds.nth(1)).toBeFocused();
  await page.keyboard.type('GTIN');
  await tabToAndType(page, label('Number').nth(1), '04012345678907');
  await tabTo(page, button(page, 'Add a number'));
  await expect(page.getByText('This GTIN has a wrong check digit')).toBeVisible();
  await tabTo(page, label('Number').nth(1), 'Shift+Tab');
  await page.keyboard.type('04012345678901');
  await tabToAndPress(page, button(page, 'Add product'));
  await expect(page.getByText('Product added successfully', { exact: true })).toBeVisible();

  expect(await callAsAdmin<PartDetails>('GET', `/part/${number}`)).toMatchObject({
    ...{ name, number, brand: 'Velmark', category: 'brake-discs', state: 'onSale', imageAlt: 'Slotted disc' },
    morePictures: [{ alt: 'On the bench' }, { alt: 'In its box' }],
    references: [
      { kind: 'original', maker: 'Norda', number: '4410-22' },
      { kind: 'gtin', maker: '', number: '04012345678901' },
    ],
    specifications: [
      { spec: 'diameter', value: 312.5 },
      { spec: 'axle', value: 'front' },
    ],
  });
});

test('an admin states by keyboard alone which vehicles a part fits', async ({ page }) => {
  // Each stop of the focus is checked.
  test.slow();
  const { name, number = '' } = await addPart();
  await openAsAdmin(page, `/admin-dashboard/mange-product?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name, exact: true }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Edit part' });
  await button(drawer, 'Add a number').focus();
  await tabToAndPress(page, button(drawer, 'Add a vehicle'));
  const first = drawer.getByRole('listitem', { name: 'Row 1' });
  await expect(first.getByLabel('Make')).toBeFocused();
  await page.keyboard.type('Volkswagen');
  await tabToAndType(page, first.getByLabel('Model'), 'Golf VII');
  await tabToAndType(page, first.getByLabel('From'), '2011');
  await tabToAndType(page, first.getByLabel('Note'), 'Disc 312 mm');
  await tabToAndPress(page, button(drawer, 'Add a vehicle'));
  await expect(drawer.getByText('The Golf VII was built from 2012 to 2019')).toBeVisible();
  await page.keyboard.type('Audi');
  const second = drawer.getByRole('listitem', { name: 'Row 2' });
  await tabToAndType(page, second.getByLabel('Model'), 'A3 8V');
  await tabToAndType(page, second.getByLabel('Engine'), '2.0 TDI');
  await tabTo(page, first.getByLabel('From'), 'Shift+Tab');
  await page.keyboard.type('2014');
  await expect(drawer.getByText(/^Fits/)).toHaveText('Fits 15 vehicles');
  await tabTo(page, drawer.getByLabel('This list is complete'));
  await page.keyboard.press('Space');
  await tabToAndPress(page, button(drawer, 'Save changes'));
  await expect(drawer).toHaveCount(0);

  const saved = await callAsAdmin<PartDetails>('GET', `/part/${number}`);
  expect(saved).toMatchObject({
    fitments: [
      { make: 'Audi', name: 'A3 8V', fromYear: null, toYear: null, engine: { name: '2.0 TDI' } },
      { make: 'Volkswagen', name: 'Golf VII', fromYear: 2014, toYear: null, note: 'Disc 312 mm' },
    ],
    isFitComplete: true,
  });
});

test.describe('a conflict', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('a taken number shows a message at its field, and nothing is lost', async ({ page }) => {
    const { name, number = '' } = await addPart();
    const other = await addPart();
    await openAsAdmin(page, `/admin-dashboard/mange-product?search=${encodeURIComponent(other.name)}`);
    await page.getByRole('button', { name: other.name, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Edit part' });
    const field = drawer.getByLabel('Part number');
    await field.fill(number.toLowerCase().replace('-', ' '));
    await button(drawer, 'Save changes').click();
    await expect(field).toHaveAccessibleDescription(`“${name}” has this number already`);
    await expect(field).toBeFocused();
    const free = newNumber();
    await field.fill(free);
    await button(drawer, 'Save changes').click();
    await expect(drawer).toHaveCount(0);
    await expect(link(page, free)).toHaveAttribute('href', `/part/${free}`);
  });
});

test('a draft is put on sale in the drawer', async ({ page }) => {
  const [name, number] = [newPartName('Draft'), newNumber()];
  const { image } = await addPart();
  const draft = { name, number, description: 'Turned.', price: 25, minQuantity: 2, quantity: 100, image };
  const { insertedId } = await callAsAdmin<{ insertedId: string }>('POST', '/post-part', {
    ...draft,
    state: 'draft',
  });
  await openAsAdmin(page, '/admin-dashboard/mange-product');
  await page.getByLabel('State', { exact: true }).selectOption('Draft');
  await expect(page).toHaveURL('/admin-dashboard/mange-product?state=draft');
  await page.getByRole('searchbox', { name: 'Search parts' }).fill(name);
  await page.getByRole('button', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit part' });
  await drawer.getByLabel('State').selectOption('On sale');
  await button(drawer, 'Save changes').click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('row', { name })).toContainText('On sale');
  expect(await readPart(insertedId)).toMatchObject({ name, number });
  await page.getByLabel('State', { exact: true }).selectOption('On sale');
  await expect(link(page, number)).toHaveAttribute('href', `/part/${number}`);
});
