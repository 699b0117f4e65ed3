import type { PostKitClient } from '@postkit/sdk';
import { enterStation } from './enter-station.ts';
import type { KindOfUser } from './people-station.ts';
import { clientOf } from './tenants.ts';
import { expect, test as base } from './test.ts';

interface PeopleFixtures {
  /** Signs the page's browser in as a user of this kind, and resolves to a client of that user. */
  enterAs(kind: KindOfUser): Promise<PostKitClient>;
}

/** A test at an installation with a user of every kind except admin, which all other journeys use. */
export const test = base.extend<PeopleFixtures>({
  baseURL: async ({ people }, provide) => provide(people.url),
  enterAs: async ({ people, context }, provide) => {
    await provide(async (kind) => {
      const tenant = people.tenants.find(({ slug }) => slug === kind);
      if (!tenant) throw new Error(`Nobody is ${kind}.`);
      const client = await clientOf(people.url, tenant);
      await enterStation(
        context,
        people.url,
        await client.sessions.signIn(tenant.username, tenant.password),
        kind,
      );
      return client;
    });
  },
});

export { expect };
