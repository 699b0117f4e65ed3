import type { Licence } from '@postkit/sdk/schema';
import type { Accounts } from '../features/accounts/index.ts';

interface DemoUser {
  readonly firstName: string;
  readonly lastName: string;
  /** By slug. */
  readonly stations: Readonly<Record<string, { readonly admin?: boolean; readonly licence?: Licence }>>;
}

const users: readonly DemoUser[] = [
  { firstName: 'Maya', lastName: 'Ellison', stations: { 'harbour-fm': {} } },
  { firstName: 'Tom', lastName: 'Reyes', stations: { 'harbour-fm': {}, 'harbour-news': {} } },
  {
    firstName: 'Ines',
    lastName: 'Castellano',
    stations: { 'harbour-fm': { admin: true }, 'harbour-news': { admin: true } },
  },
  { firstName: 'Priya', lastName: 'Raman', stations: { 'harbour-fm': { licence: 'podcast' } } },
  { firstName: 'Ed', lastName: 'Lindqvist', stations: { 'harbour-news': { admin: true } } },
];

/** The staff of the demo stations: one user for each kind of access. Their passwords are random; an administrator sets others. */
export async function makeUsers(accounts: Accounts, companyId: number): Promise<void> {
  for (const { firstName, lastName, stations } of users) {
    const username = firstName.toLowerCase();
    if (await accounts.isTaken(username)) continue;
    await accounts.addUser({
      companyId,
      username,
      email: `${username}@harbour.example`,
      firstName,
      lastName,
      password: crypto.randomUUID(),
      isDemo: true,
      stations: Object.entries(stations).map(([slug, entry]) => ({
        stationId: accounts.stationAt(slug).id,
        ...entry,
      })),
    });
  }
}
