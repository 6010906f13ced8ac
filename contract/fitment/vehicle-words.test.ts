import { describe, expect, test } from 'vitest';
import type { Make } from './vehicles.ts';
import { makes } from '#mocks/fixtures/vehicles.ts';
import { vehicleSlugOf } from './vehicle-slug.ts';
import { readVehicle } from './vehicle-words.ts';

const read = (text: string) => {
  const { models, year, rest } = readVehicle(text, makes);
  return { models: models.map(({ make, name }) => `${make} ${name}`), year, rest };
};

describe('a vehicle in a text', () => {
  test.each([
    ['front shock ford focus 2012', ['Ford Focus III'], 2012, 'front shock'],
    ['2012 Focus  front shock', ['Ford Focus III'], 2012, 'front shock'],
    ['vw golf vii 2016', ['Volkswagen Golf VII'], 2016, ''],
    ['brake disc golf 7 2016', ['Volkswagen Golf VII'], 2016, 'brake disc'],
    ['golf 2016 disc', ['Volkswagen Golf VII'], 2016, 'disc'],
    ['golf 2012', ['Volkswagen Golf VI', 'Volkswagen Golf VII'], 2012, ''],
    ['golf disc', ['Volkswagen Golf VI', 'Volkswagen Golf VII'], null, 'disc'],
    ['skoda octavia 2015 filter', ['Škoda Octavia III'], 2015, 'filter'],
    ['Mercedes-Benz C-Class 2016 belt', ['Mercedes-Benz C-Class W205'], 2016, 'belt'],
    ['mercedes c class w205 2016', ['Mercedes-Benz C-Class W205'], 2016, ''],
    ['crv 2012', ['Honda CR-V IV'], 2012, ''],
    ['Honda CR-V 2012', ['Honda CR-V IV'], 2012, ''],
    ['f 150 2015 clutch', ['Ford F-150 XIII'], 2015, 'clutch'],
    ['fiat 500 2014', ['Fiat 500'], 2014, ''],
    ['bmw 3 series 2014', ['BMW 3 Series F30'], 2014, ''],
    ['peugeot 308 2010', ['Peugeot 308 I'], 2010, ''],
  ])('%s', (text, models, year, rest) => expect(read(text)).toEqual({ models, year, rest }));

  test.each([
    ['a number that is no model without its make', 'bearing 500 2014'],
    ['a make alone', 'volkswagen 2016'],
    ['a model that was not built in the year', 'golf 7 1999'],
    ['a year alone', 'disc 2016'],
    ['no text', ''],
  ])('is not found in %s', (_, text) => expect(read(text)).toEqual({ models: [], year: null, rest: text }));
});

test.each([
  ['Volkswagen Golf VII', 'volkswagen-golf-7'],
  ['Honda CR-V IV', 'honda-cr-v-4'],
  ['Škoda Octavia III', 'skoda-octavia-3'],
  ['1.4 TSI', '1-4-tsi'],
])('the slug of %s is %s', (name, slug) => expect(vehicleSlugOf(name)).toBe(slug));

describe('a word that is one of parts', () => {
  const partWords = ['brake', 'leaf', 'spring'];
  const isPartWord = (word: string) => partWords.includes(word);
  const model = (name: string) => ({
    slug: vehicleSlugOf(name),
    name,
    fromYear: 2010,
    toYear: 2020,
    engines: [],
  });
  const some: readonly Make[] = [
    { slug: 'nissan', name: 'Nissan', models: [model('Leaf')] },
    { slug: 'vw', name: 'VW', models: [model('Arteon (3H7)'), model('Arteon Shooting Brake (3H9)')] },
    { slug: 'vw-faw', name: 'VW (FAW)', models: [model('Golf VII (BN1)')] },
    { slug: 'bmw', name: 'BMW', models: [model('3 (E90, E91)')] },
  ];
  const named = (text: string) => {
    const { models, rest } = readVehicle(text, some, isPartWord);
    return { models: models.map(({ name }) => name), rest };
  };

  test.each([
    ['leaf spring 2015', [], 'leaf spring 2015'],
    ['nissan leaf spring 2015', ['Leaf'], 'spring'],
    ['arteon brake pads', ['Arteon (3H7)', 'Arteon Shooting Brake (3H9)'], 'brake pads'],
    ['arteon shooting brake pads', ['Arteon Shooting Brake (3H9)'], 'pads'],
  ])('names a model only with its make, or in its whole name: %s', (text, models, rest) =>
    expect(named(text)).toEqual({ models, rest }),
  );

  test.each([
    ['bmw e90 disc', ['3 (E90, E91)'], 'disc'],
    ['bmw 3 series disc', ['3 (E90, E91)'], 'disc'],
    ['e90 disc', [], 'e90 disc'],
    ['volkswagen golf mk7', ['Golf VII (BN1)'], ''],
    ['bmw golf', [], 'bmw golf'],
  ])('codes, generations and other names of a make: %s', (text, models, rest) =>
    expect(named(text)).toEqual({ models, rest }),
  );
});
