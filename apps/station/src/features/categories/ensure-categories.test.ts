import { describe, expect, it } from 'vitest';
import { categoryGroup, type CategoryGroup, resourceList } from '@postkit/sdk/schema';
import { makeStation } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';
import type { Station } from '../accounts/index.ts';
import '../../testing/postgres/also-on-postgres.ts';

const { server, admin } = stationTest();

async function stationWith(...groups: readonly [string, CategoryGroup['category_type'], string][]) {
  const station = await makeStation(server);
  for (const [name, category_type, category] of groups) {
    const json = { name, category_type, categories: [{ name: category }] };
    const path = `/${station.slug}/api/v1/group/`;
    expect((await server.call(path, { method: 'POST', as: admin, json })).status).toBe(201);
  }
  return station;
}

const ensure = (station: Station, types: Readonly<Record<string, CategoryGroup['category_type']>>) =>
  server.context.db.transaction((transaction) =>
    server.features.categories.ensure(
      transaction,
      station.id,
      Object.keys(types),
      new Map(Object.entries(types)),
    ),
  );

async function groupsOf(station: Station): Promise<CategoryGroup[]> {
  const response = await server.call(`/${station.slug}/api/v1/group/`, { as: admin });
  return resourceList(categoryGroup).parse(await response.json()).objects;
}

async function namesOf(station: Station): Promise<Record<string, string[]>> {
  const groups = (await groupsOf(station)).map(({ name, categories }) => [
    name,
    categories.map((one) => one.name),
  ]);
  return Object.fromEntries(groups);
}

describe('a category that the log meets for the first time', () => {
  it('joins the only group of the type of its audio, at its end, which raises the version of the group', async () => {
    const station = await stationWith(['Paid', 'advert', 'Adverts'], ['Words', 'other', 'Talk']);
    const [before] = await groupsOf(station);
    await ensure(station, { SPT: 'advert', Local: 'advert', 'Power A': 'music' });
    expect(await namesOf(station)).toEqual({ Paid: ['Adverts', 'SPT', 'Local'], Words: ['Talk'] });
    expect((await groupsOf(station))[0]?.version).toBeGreaterThan(before?.version ?? 0);
    expect((await server.features.categories.orphaned(station)).map(({ name }) => name)).toEqual(['Power A']);
  });

  it('has no group if two have the type', async () => {
    const station = await stationWith(['Paid', 'advert', 'Adverts'], ['Sponsors', 'advert', 'Sponsorship']);
    await ensure(station, { SPT: 'advert' });
    expect(await namesOf(station)).toEqual({ Paid: ['Adverts'], Sponsors: ['Sponsorship'] });
  });

  it('stays where a user has moved it', async () => {
    const station = await stationWith(['Paid', 'advert', 'Adverts']);
    await ensure(station, { SPT: 'advert' });
    const [{ id } = { id: 0 }] = await groupsOf(station);
    const json = { categories: [{ name: 'Adverts' }] };
    const path = `/${station.slug}/api/v1/group/${id}/`;
    expect((await server.call(path, { method: 'PATCH', as: admin, json })).status).toBe(200);
    await ensure(station, { spt: 'advert' });
    expect(await namesOf(station)).toEqual({ Paid: ['Adverts'] });
  });
});
