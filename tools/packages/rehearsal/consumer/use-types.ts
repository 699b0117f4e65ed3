import { createClient } from '@postkit/sdk';
import { settings } from '@postkit/sdk/schema';

const client = createClient({ baseUrl: 'http://localhost:4000', station: 'harbour-fm' });
export const titles: Promise<string[]> = client.shows.list().then((shows) => shows.map(({ title }) => title));
export const zone: string = settings.parse({}).timezone;
// @ts-expect-error: the types are more than `any`
export const wrong: number = (await client.shows.list()).length.missing;
